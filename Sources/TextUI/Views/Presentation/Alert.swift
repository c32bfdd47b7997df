extension View {
  /// Presents an alert as long as a binding is true.
  ///
  /// ```
  /// ┌ Not saved ────────────────────┐
  /// │ The disk is full. Make room.  │
  /// │ [Try again] [Cancel]          │
  /// └───────────────────────────────┘
  /// ```
  ///
  /// Each of its buttons leaves the alert after its action has run; without
  /// any there is “OK”. Esc presses the button whose role is to cancel, and
  /// otherwise leaves the alert.
  ///
  /// Source: [alert(_:isPresented:actions:message:)](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)).
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    Presenting(
      content: self,
      alertTitle: String(title),
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false },
      presented: { AlertContent(message: message(), actions: actions()) })
  }

  /// Presents an alert without a message.
  ///
  /// Source: [alert(_:isPresented:actions:)](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)).
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert about a value, if there is one.
  ///
  /// Source: [alert(_:isPresented:presenting:actions:message:)](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)).
  public func alert<Value, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    Presenting(
      content: self,
      alertTitle: String(title),
      identity: {
        isPresented.wrappedValue && value != nil ? AnyHashable(true) : nil
      },
      dismiss: { isPresented.wrappedValue = false },
      presented: {
        value.map { value in
          AlertContent(message: message(value), actions: actions(value))
        }
      })
  }
}

/// What stands in an alert's box.
private struct AlertContent<Message: View, Actions: View>: View {
  let message: Message
  let actions: Actions

  var body: some View {
    VStack {
      message
      ActionRow {
        if Actions.self == EmptyView.self {
          Button("OK") {}
        } else {
          actions
        }
      }
    }
  }
}
