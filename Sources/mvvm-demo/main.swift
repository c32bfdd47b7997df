import Specification
import WorkbenchKit

await Demo("mvvm-demo", of: .mvvm).main()
