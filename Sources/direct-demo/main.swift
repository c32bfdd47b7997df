import Specification
import WorkbenchKit

await Demo("direct-demo", of: .directContext).main()
