import TextUI

extension GalleryPage {
  /// Every page, in the order in which the design lists the views.
  public static let all: [GalleryPage] = [
    GalleryPage(
      "Text", "Shows text; a longer one wraps."
    ) { TextPage() },
    GalleryPage(
      "Label", "A title; its picture is left out."
    ) { LabelPage() },
    GalleryPage(
      "Button", "Runs an action.",
      steps: [#"tap "Press""#]
    ) { ButtonPage() },
    GalleryPage(
      "TextField", "Takes a line of text.",
      steps: [#"type "Kim" into "Name""#]
    ) { TextFieldPage() },
    GalleryPage(
      "Picker", "Chooses one of several options.",
      steps: [#"pick "Woman" in "Sex""#]
    ) { PickerPage() },
    GalleryPage(
      "Toggle", "Turns something on or off.",
      steps: [#"toggle "Repeat""#]
    ) { TogglePage() },
    GalleryPage(
      "HStack", "Shows views side by side."
    ) { HStackPage() },
    GalleryPage(
      "VStack", "Shows views one under the other."
    ) { VStackPage() },
    GalleryPage(
      "AnyLayout", "A layout chosen at run time.",
      steps: [#"toggle "Wide""#]
    ) { AnyLayoutPage() },
    GalleryPage(
      "Spacer", "Takes the room that is left."
    ) { SpacerPage() },
    GalleryPage(
      "Divider", "A rule as wide as its container."
    ) { DividerPage() },
    GalleryPage(
      "ScrollView", "Shows what there is room for."
    ) { ScrollViewPage() },
    GalleryPage(
      "List", "Rows of data that scroll."
    ) { ListPage() },
    GalleryPage(
      "ForEach", "A view for each element."
    ) { ForEachPage() },
    GalleryPage(
      "OnDelete", "Rows that can be deleted.",
      steps: [#"delete "Pear""#]
    ) { OnDeletePage() },
    GalleryPage(
      "Section", "Groups rows under a header."
    ) { SectionPage() },
    GalleryPage(
      "Form", "The fields of a form.",
      steps: [#"type "K" into "Name""#]
    ) { FormPage() },
    GalleryPage(
      "Group", "Several views as if without it."
    ) { GroupPage() },
    GalleryPage(
      "NavigationStack", "Pages over a root.",
      steps: [#"open "Page 2""#, #"back"#]
    ) { NavigationStackPage() },
    GalleryPage(
      "NavigationView", "A navigation stack, as spelled before.",
      steps: [#"open "Messi""#]
    ) { NavigationViewPage() },
    GalleryPage(
      "NavigationLink", "A row that shows a page.",
      steps: [#"open "More""#]
    ) { NavigationLinkPage() },
    GalleryPage(
      "NavigationTitle", "The title of a page."
    ) { NavigationTitlePage() },
    GalleryPage(
      "Toolbar", "Buttons of a page."
    ) { ToolbarPage() },
    GalleryPage(
      "TabView", "One of several views.",
      steps: [#"tap "Playlist""#]
    ) { TabViewPage() },
    GalleryPage(
      "Tab", "Tabs with values.",
      steps: [#"tap "One""#]
    ) { TabPage() },
    GalleryPage(
      "Sheet", "A box over the screen.",
      steps: [#"tap "Edit""#, #"tap "Save""#]
    ) { SheetPage() },
    GalleryPage(
      "SheetItem", "A sheet about an item.",
      steps: [#"tap "Edit""#, #"dismiss"#]
    ) { SheetItemPage() },
    GalleryPage(
      "Alert", "A question, or bad news.",
      steps: [#"tap "Delete""#, #"back"#]
    ) { AlertPage() },
    GalleryPage(
      "Searchable", "A search field above a view.",
      steps: [#"type "mo" into "Search""#]
    ) { SearchablePage() },
    GalleryPage(
      "ProgressView", "Something goes on."
    ) { ProgressViewPage() },
    GalleryPage(
      "ContentUnavailableView", "There is nothing to show."
    ) { ContentUnavailableViewPage() },
    GalleryPage(
      "EmptyView", "Shows nothing."
    ) { EmptyViewPage() },
    GalleryPage(
      "AnyView", "A view of any type."
    ) { AnyViewPage() },
    GalleryPage(
      "ViewBuilder", "Conditions, cases and availability.",
      steps: [#"tap "Next""#]
    ) { ViewBuilderPage() },
    GalleryPage(
      "App", "A program; `@main` would run it.",
      steps: [#"tap "Count: 0""#]
    ) { AppPage() },
    GalleryPage(
      "OnAppear", "Runs an action when a view comes.",
      steps: [#"toggle "Show""#, #"toggle "Show""#]
    ) { OnAppearPage() },
    GalleryPage(
      "OnDisappear", "Runs an action when a view has gone.",
      steps: [#"toggle "Show""#]
    ) { OnDisappearPage() },
    GalleryPage(
      "OnChange", "Runs an action when a value changes.",
      steps: [#"tap "Double 1""#]
    ) { OnChangePage() },
    GalleryPage(
      "Task", "Runs an asynchronous action.",
      steps: ["show"]
    ) { TaskPage() },
    GalleryPage(
      "TaskId", "Runs an action anew for each id.",
      steps: [#"tap "Next""#]
    ) { TaskIdPage() },
    GalleryPage(
      "OnSubmit", "Return in a field.",
      steps: [#"type "Kim" into "Name""#, #"submit "Name""#]
    ) { OnSubmitPage() },
    GalleryPage(
      "OnExitCommand", "Esc in a field.",
      steps: [#"type "ball" into "Name""#, "back"]
    ) { OnExitCommandPage() },
    GalleryPage(
      "OnTapGesture", "A view that can be tapped.",
      steps: [#"tap "Age: 19""#]
    ) { OnTapGesturePage() },
    GalleryPage(
      "LineLimit", "The beginning of a long text."
    ) { LineLimitPage() },
    GalleryPage(
      "Disabled", "What can't be used."
    ) { DisabledPage() },
    GalleryPage(
      "Id", "Another id begins a view anew.",
      steps: [#"tap "Score: 0""#, #"tap "New game""#]
    ) { IdPage() },
    GalleryPage(
      "Environment", "A value for all views below."
    ) { EnvironmentPage() },
    GalleryPage(
      "EnvironmentObject", "An object for all views below.",
      steps: [#"tap "Paint""#]
    ) { EnvironmentObjectPage() },
    GalleryPage(
      "Padding", "Blanks around a view."
    ) { PaddingPage() },
    GalleryPage(
      "Frame", "A fixed number of columns."
    ) { FramePage() },
    GalleryPage(
      "FixedSize", "A view as wide as it likes."
    ) { FixedSizePage() },
    GalleryPage(
      "Bold", "Sets a text off in a terminal."
    ) { BoldPage() },
    GalleryPage(
      "AccessibilityLabel", "The name of a view.",
      steps: [#"tap "Close""#]
    ) { AccessibilityLabelPage() },
    GalleryPage(
      "PixelModifiers", "What only pixels would show."
    ) { PixelModifiersPage() },
  ]
}
