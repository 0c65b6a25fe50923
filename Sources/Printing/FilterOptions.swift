import CCUPS

/// The options of a job as CUPS gives them to a filter: `media=a4 sides=one-sided fit-to-page`.
public struct FilterOptions {
    /// An option without a value is `true`, with `no` before its name `false`.
    public let values: [(name: String, value: String)]
    private let library: CUPSLibrary

    /// The path of the program that was executed, whatever it is called by.
    public static var executedPath: String? { ccups_executed_path().map { String(cString: $0) } }

    /// Takes a line of options apart. Throws ``PrintError`` where libcups is not installed.
    public init(_ line: String) throws(PrintError) {
        library = try CUPSLibrary()
        let list = OptionList(library, line)
        values = list.values
    }

    /// A name of the job's paper that tells its size (PWG 5101.1, or in points), by the queue's PPD file where it has one; nil where
    /// nobody tells.
    public func mediaName(ppd path: String?) -> String? {
        path.flatMap(paper(byPPD:)) ?? askedFor.lazy.compactMap(name(ofMedia:)).first
    }

    /// `media=A4,tray-2` names the paper among other things.
    private var askedFor: [String] {
        values.filter { ["media", "PageSize"].contains($0.name) }.flatMap { option in
            option.value.split(separator: ",").map(String.init)
        }
    }

    private func name(ofMedia word: String) -> String? {
        library.mediaSize(named: word).flatMap { library.mediaName(of: $0) }
    }

    /// The PPD's own default, or what the options choose of its sizes.
    private func paper(byPPD path: String) -> String? {
        guard let ppd = library.functions.ppdOpenFile(path) else { return nil }
        defer { library.functions.ppdClose(ppd) }
        library.functions.ppdMarkDefaults(ppd)
        OptionList(library, values).mark(in: ppd)
        guard let size = library.functions.ppdPageSize(ppd, nil)?.pointee, size.width > 0, size.length > 0 else {
            return nil
        }
        // A PPD rounds A4 to whole points: pages of the very same size stay as they are.
        return "custom_job_\(FilterOptions.decimal(size.width))x\(FilterOptions.decimal(size.length))pt"
    }

    /// With three digits behind the point.
    private static func decimal(_ points: Float) -> String {
        let thousandths = Int((Double(points) * 1000).rounded())
        return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
    }
}

/// A list of options in libcups' own form.
private final class OptionList {
    private let library: CUPSLibrary
    private var count: Int32 = 0
    private var options: UnsafeMutablePointer<ccups_option>?

    init(_ library: CUPSLibrary, _ line: String) {
        self.library = library
        count = library.functions.cupsParseOptions(line, 0, &options)
    }

    init(_ library: CUPSLibrary, _ values: [(name: String, value: String)]) {
        self.library = library
        for (name, value) in values { count = library.functions.cupsAddOption(name, value, count, &options) }
    }

    deinit { library.functions.cupsFreeOptions(count, options) }

    var values: [(name: String, value: String)] {
        (0..<Int(count)).compactMap { index in
            guard let option = options?[index], let name = option.name, let value = option.value else { return nil }
            return (String(cString: name), String(cString: value))
        }
    }

    func mark(in ppd: OpaquePointer) { _ = library.functions.cupsMarkOptions(ppd, count, options) }
}
