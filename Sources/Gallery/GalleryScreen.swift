import TextUI

/// The gallery as a program: a list of its pages, each live beside its source.
public struct GalleryScreen: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      List(GalleryPage.all) { page in
        NavigationLink {
          ScrollView {
            HStack(spacing: GalleryPage.gap) {
              Text(page.source)
              VStack { page.view }
            }
          }
          .navigationTitle(page.name)
        } label: {
          HStack {
            Text(page.name).frame(width: 24, alignment: .leading)
            Text(page.summary)
          }
        }
      }
      .navigationTitle("Gallery")
    }
  }
}
