extension PrintServer {
    /// Holds a ticket against a queue before anything is sent: a server takes jobs for paper that the queue does not
    /// have, and prints them on another.
    ///
    /// Throws ``PrintError`` where the queue takes no jobs, or lacks the medium, the sides, the copies or PDF.
    public func check(_ ticket: PrintTicket, for queue: PrintQueue) throws(PrintError) {
        guard queue.isAccepting else {
            let why = queue.message.isEmpty ? "" : ": \(queue.message)"
            throw PrintError(.refused, "the queue takes no jobs" + why, keyword: "server-error-not-accepting-jobs")
        }
        let formats = queue.supported.formats
        guard formats.isEmpty || formats.contains("application/pdf") else {
            throw PrintError(
                .unsupported, "the queue takes no PDF", keyword: "client-error-document-format-not-supported")
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

/// The sizes, trays and kinds of paper that a queue has.
private struct SupportedMedia {
    /// Without the ends of the ranges.
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

    /// Whether a value of `media` is among them: a name, or a size, tray and kind with commas between them, of which
    /// only sizes can be told from the names.
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
