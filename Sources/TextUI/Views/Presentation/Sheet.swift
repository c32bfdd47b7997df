extension View {
  /// Presents a sheet as long as a binding is true.
  ///
  /// ```
  /// ┌ Edit person ───────────────────┐
  /// │ Name: [김민지                ] │
  /// │                                │
  /// │ [Cancel]                [Save] │
  /// └────────────────────────────────┘
  /// ```
  ///
  /// What it covers can't be pressed. Esc leaves it. The sheet inherits the
  /// environment of the view ([Ole Begemann](https://oleb.net/2020/sheet-environment/));
  /// its state ends with it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is up; false again once it is left.
  ///   - onDismiss: Runs when the sheet is gone and the binding is false.
  ///   - content: The sheet.
  /// - Returns: The view, which may present the sheet.
  ///
  /// Source: [sheet(isPresented:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      content: self,
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: content)
  }

  /// Presents a sheet as long as a binding holds an item.
  ///
  /// An item with another identity replaces the sheet: its state begins anew.
  /// `onDismiss` does not run for a sheet that was replaced; no source says
  /// whether it does on a device.
  ///
  /// Source: [sheet(item:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      content: self,
      identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: { item.wrappedValue.map(content) })
  }
}
