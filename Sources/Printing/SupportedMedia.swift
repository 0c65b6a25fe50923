/// The sizes, trays and types of paper that a queue has.
struct SupportedMedia {
    /// The names, without the limits of custom sizes.
    let names: [String]
    private let ends: (least: MediaSize, greatest: MediaSize)?
    private let library: CUPSLibrary

    init(_ all: [String], _ library: CUPSLibrary) {
        self.library = library
        names = all.filter { !$0.hasPrefix("custom_m") }
        let least = all.first { $0.hasPrefix("custom_min_") }.flatMap(library.mediaSize(named:))
        let greatest = all.first { $0.hasPrefix("custom_max_") }.flatMap(library.mediaSize(named:))
        ends = least.flatMap { least in greatest.map { (least, $0) } }
    }

    /// Returns true if they include a value of `media`: a name, or a size, tray and type separated by commas. Only
    /// sizes can be recognized by their names.
    func has(_ value: String) -> Bool {
        let parts = value.split(separator: ",").map(String.init)
        let sizes = parts.filter { !names.contains($0) }.map(library.mediaSize(named:))
        guard sizes.contains(where: { $0 != nil }) else { return parts.contains(where: names.contains) }
        return sizes.compactMap(\.self).allSatisfy(has)
    }

    private func has(_ size: MediaSize) -> Bool {
        if names.contains(where: { library.mediaSize(named: $0)?.isSame(as: size) ?? false }) { return true }
        guard let ends else { return false }
        return (ends.least.width...max(ends.least.width, ends.greatest.width)).contains(size.width)
            && (ends.least.length...max(ends.least.length, ends.greatest.length)).contains(size.length)
    }
}
