extension PrintServer {
    /// Checks that a queue can print a ticket as it says. A server would accept a job for paper that the queue does not
    /// have, and print it on another.
    ///
    /// Throws ``PrintError`` if the queue accepts no jobs, or does not support the medium, the sides, the copies or
    /// PDF.
    public func check(_ ticket: PrintTicket, for queue: PrintQueue) throws(PrintError) {
        guard queue.isAccepting else {
            let why = queue.message.isEmpty ? "" : ": \(queue.message)"
            throw PrintError(.refused, "the queue takes no jobs" + why, keyword: "server-error-not-accepting-jobs")
        }
        let formats = queue.supported.formats
        guard formats.isEmpty || formats.contains("application/pdf") else {
            throw PrintError(
                .unsupported, "the queue prints no PDF", keyword: "client-error-document-format-not-supported")
        }
        try checkCopies(ticket, queue)
        try checkSides(ticket, queue)
        try checkMedia(ticket, queue)
    }

    private func checkCopies(_ ticket: PrintTicket, _ queue: PrintQueue) throws(PrintError) {
        guard let range = queue.supported.copies, let copies = ticket["copies"].flatMap({ Int($0) }),
            !range.contains(copies)
        else { return }
        throw unsupported("\(copies) copies are not supported", "\(range.lowerBound) to \(range.upperBound)")
    }

    private func checkSides(_ ticket: PrintTicket, _ queue: PrintQueue) throws(PrintError) {
        let supported = queue.supported.sides
        guard let sides = ticket["sides"], !supported.isEmpty, !supported.contains(sides) else { return }
        throw unsupported("sides \(sides) are not supported", supported.joined(separator: ", "))
    }

    private func checkMedia(_ ticket: PrintTicket, _ queue: PrintQueue) throws(PrintError) {
        guard let media = ticket["media"], !queue.supported.media.isEmpty else { return }
        let supported = SupportedMedia(queue.supported.media, library)
        guard !supported.has(media) else { return }
        throw unsupported("the medium \(media) is not supported", supported.names.joined(separator: ", "))
    }

    private func unsupported(_ what: String, _ possible: String) -> PrintError {
        let hint = possible.isEmpty ? "" : "; the queue has \(possible)"
        return PrintError(.unsupported, what + hint, keyword: "client-error-attributes-or-values-not-supported")
    }
}

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

/// A paper size in hundredths of a millimetre, as in PWG 5101.1; upright.
struct MediaSize: Hashable {
    let width: Int32
    let length: Int32

    /// The most that two equal sizes may differ by: half a millimetre, since names are rounded.
    private static let tolerance: Int32 = 50

    func isSame(as other: MediaSize) -> Bool {
        abs(width - other.width) <= MediaSize.tolerance && abs(length - other.length) <= MediaSize.tolerance
    }
}

extension CUPSLibrary {
    /// The name of a page size (PWG 5101.1): `na_letter_8.5x11in`, or `custom_…` for an unusual one; nil if it is not a
    /// size.
    func mediaName(of page: PageSize) -> String? {
        let (width, length) = (min(page.width, page.height), max(page.width, page.height))
        let hundredths = { (points: Double) in Int32((points * 2540 / 72).rounded()) }
        return mediaName(of: MediaSize(width: hundredths(width), length: hundredths(length)))
    }

    /// The name of a paper size (PWG 5101.1).
    func mediaName(of size: MediaSize) -> String? {
        let media = functions.pwgMediaForSize(size.width, size.length)
        return media?.pointee.pwg.map { String(cString: $0) }
    }

    /// The paper size for a name of any standard: `na_letter_8.5x11in`, `na-letter`, `Letter`.
    func mediaSize(named name: String) -> MediaSize? {
        let finders = [functions.pwgMediaForPWG, functions.pwgMediaForLegacy, functions.pwgMediaForPPD]
        for find in finders {
            guard let media = find(name)?.pointee, media.width > 0, media.length > 0 else { continue }
            return MediaSize(width: media.width, length: media.length)
        }
        return nil
    }
}
