import Specification
import WorkbenchKit

await Demo("mvc-demo", of: .mvc).main()
