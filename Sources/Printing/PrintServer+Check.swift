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
