import WorkbenchKit

await Workbench().main()
