// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "calprint",
    products: [
        .library(name: "CalendarCore", targets: ["CalendarCore"]),
        .library(name: "ScheduleIO", targets: ["ScheduleIO"]),
        .library(name: "CalendarLayout", targets: ["CalendarLayout"]),
        .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
        .library(name: "HTMLRenderer", targets: ["HTMLRenderer"]),
        .library(name: "PDFComparison", targets: ["PDFComparison"]),
        .executable(name: "calprint", targets: ["calprint"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // The pipeline, one target a stage.
        .target(name: "CalendarCore"),
        .target(
            name: "ScheduleIO",
            dependencies: ["CalendarCore", "Programs", "RuntimeLibraries", "CGLib", "CICal", "CSQLite"],
            resources: ["sheets", "xlsx", "xls", "ods", "calendars"].map {
                .embedInCode("Tables/Workbooks/Python/\($0).py")
            }),
        .target(name: "CalendarLayout", dependencies: ["CalendarCore"]),
        .target(
            name: "CairoRenderer",
            dependencies: [
                "CalendarCore", "CalendarLayout", "RuntimeLibraries", "CCairo", "CPango", "CSubset", "CGLib",
                "CDeflate",
                "CFonts",
            ]),
        .target(name: "HTMLRenderer", dependencies: ["CalendarCore", "CalendarLayout"]),
        .executableTarget(
            name: "calprint",
            dependencies: [
                "CalendarCore", "ScheduleIO", "CalendarLayout", "CairoRenderer", "HTMLRenderer", "PDFComparison",
                "Fetching", "Printing", "Programs", "CArguments", "CGLib", "CFork", "CMalloc", "CTOML",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // Stands beside the pipeline: any PDFs, whoever made them.
        .target(name: "PDFComparison", dependencies: ["Programs", "CCairo"]),

        // Behind the pipeline: any PDF to a queue.
        .target(name: "Printing", dependencies: ["RuntimeLibraries", "CCUPS", "CZlib"]),

        // Before the pipeline: documents that are elsewhere.
        .target(name: "Fetching", dependencies: ["CalendarCore", "ScheduleIO", "RuntimeLibraries", "CCurl", "CGLib"]),

        // Programs that run in processes of their own.
        .target(name: "Programs"),

        // Libraries that are loaded when they are first needed, and what to say if one is not installed.
        .target(name: "RuntimeLibraries"),
        .target(name: "CLoader"),
        .target(name: "CPango", dependencies: ["CLoader", "CPangoHeaders"]),
        .target(name: "CSubset", dependencies: ["CLoader"]),
        .target(name: "CICal", dependencies: ["CLoader"]),
        .target(name: "CSQLite", dependencies: ["CLoader"]),
        .target(name: "CCUPS", dependencies: ["CLoader"]),
        .target(name: "CCurl", dependencies: ["CLoader"]),

        // C: the system's libraries, a reader of TOML, and the bundled faces as bytes.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPangoHeaders", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CFork"),
        .target(name: "CArguments"),
        .target(name: "CFonts"),
        .target(name: "CTOML"),

        // Tests mirror Sources. The harness knows bytes and strings only, so that every test can use it.
        .target(name: "GoldenSupport", dependencies: ["PDFComparison", "Programs"], path: "Tests/GoldenSupport"),
        .target(
            name: "RandomSupport", dependencies: ["CalendarCore", "CalendarLayout", "GoldenSupport"],
            path: "Tests/RandomSupport"),
        .testTarget(name: "GoldenSupportTests", dependencies: ["GoldenSupport"]),
        .testTarget(name: "RuntimeLibrariesTests", dependencies: ["RuntimeLibraries", "CLoader"]),
        .testTarget(name: "CalendarCoreTests", dependencies: ["CalendarCore", "GoldenSupport"]),
        .testTarget(
            name: "ScheduleIOTests", dependencies: ["ScheduleIO", "GoldenSupport"],
            exclude: [
                "BadInputs", "Clinic", "CloudKit/Clinic", "ICalendar/Calendars", "Recurrence/cases.jsonl",
                "Recurrence/occurrences.py", "Remind/Samples", "Tables/Corpus", "Tables/MeaningCorpus",
                "Tables/PeopleCorpus",
                "Tables/Workbooks/march.xls",
            ]),
        .testTarget(
            name: "CalendarLayoutTests", dependencies: ["CalendarLayout", "GoldenSupport"]),
        .testTarget(
            name: "CairoRendererTests",
            dependencies: [
                "CairoRenderer", "HTMLRenderer", "ScheduleIO", "CCairo", "CFonts", "CPangoHeaders", "GoldenSupport",
                "RandomSupport",
            ]),
        .testTarget(
            name: "HTMLRendererTests", dependencies: ["HTMLRenderer", "CairoRenderer", "ScheduleIO", "GoldenSupport"]),
        .testTarget(
            name: "PDFComparisonTests",
            dependencies: ["PDFComparison", "CairoRenderer", "ScheduleIO", "GoldenSupport"]),
        .testTarget(
            name: "FetchingTests", dependencies: ["Fetching", "GoldenSupport"], exclude: ["Servers"]),
        .testTarget(name: "PrintingTests", dependencies: ["Printing", "GoldenSupport"]),
        .testTarget(
            name: "calprintTests", dependencies: ["calprint", "GoldenSupport"], exclude: ["Printing/Queues"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// The optimiser works on what is tested, not on the tests: it would take longer for them than for the program.
for target in package.targets where target.isTest { target.swiftSettings = [.unsafeFlags(["-Onone"])] }

// `make fuzz` builds one program with the code of all targets in it: the command becomes a library, and the code that
// is fuzzed counts the edges that it takes. Without the variable the package has none of this.
if Context.environment["CALPRINT_FUZZ"] != nil {
    let command = package.targets.first { $0.name == "calprint" }!
    package.products = [.executable(name: "fuzz", targets: ["fuzz"])]
    package.targets.removeAll { $0 === command || $0.isTest }
    package.targets.append(
        .target(
            name: "calprint", dependencies: command.dependencies,
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "calprint_main"])]))
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
        target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link"])]
        target.cxxSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link"])]
    }
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CFuzzer", "CFonts", "CairoRenderer", "CalendarCore", "CalendarLayout", "Fetching", "HTMLRenderer",
                "PDFComparison", "Printing", "RandomSupport", "ScheduleIO", "calprint",
            ],
            path: "Fuzz/Targets"),
    ]
}
