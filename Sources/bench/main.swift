import BenchKit

await Bench().main()
