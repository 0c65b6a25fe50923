import CCUPS

/// The options of a job as CUPS passes them to a filter: `media=a4 sides=one-sided fit-to-page`.
public struct FilterOptions {
    /// The options. One without a value is `true`, or `false` if its name has the prefix `no`.
    public let values: [(name: String, value: String)]
    private let library: CUPSLibrary

    /// Parses a line of options. Throws ``PrintError`` if libcups is not installed.
    public init(_ line: String) throws(PrintError) {
        library = try CUPSLibrary()
        let list = OptionList(library, line)
        values = list.values
    }

    /// A name of the job's paper that includes its size (PWG 5101.1, or in points), according to the queue's PPD file
    /// if it has one; nil if it is unknown.
    public func mediaName(ppd path: String?) -> String? {
        path.flatMap(paper(byPPD:)) ?? askedFor.lazy.compactMap(name(ofMedia:)).first
    }

    /// The names of paper in the options: `media=A4,tray-2` names a tray as well.
    private var askedFor: [String] {
        values.filter { ["media", "PageSize"].contains($0.name) }.flatMap { option in
            option.value.split(separator: ",").map(String.init)
        }
    }

    private func name(ofMedia word: String) -> String? {
        library.mediaSize(named: word).flatMap { library.mediaName(of: $0) }
    }

    /// The size in the PPD that the options choose, otherwise its default.
    private func paper(byPPD path: String) -> String? {
        guard let ppd = library.functions.ppdOpenFile(path) else { return nil }
        defer { library.functions.ppdClose(ppd) }
        library.functions.ppdMarkDefaults(ppd)
        OptionList(library, values).mark(in: ppd)
        guard let size = library.functions.ppdPageSize(ppd, nil)?.pointee, size.width > 0, size.length > 0 else {
            return nil
        }
        // PPDs round A4 to whole points. Pages of exactly that size are not scaled.
        return "custom_job_\(FilterOptions.decimal(size.width))x\(FilterOptions.decimal(size.length))pt"
    }

    /// With three decimals.
    private static func decimal(_ points: Float) -> String {
        let thousandths = Int((Double(points) * 1000).rounded())
        return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
    }
}

/// A list of options as libcups stores it.
final class OptionList {
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

    /// Adds them to a message as attributes of a job.
    func encode(into message: OpaquePointer) {
        library.functions.cupsEncodeOptions2(message, count, options, IPPTag.job)
    }

    func mark(in ppd: OpaquePointer) { _ = library.functions.cupsMarkOptions(ppd, count, options) }
}
