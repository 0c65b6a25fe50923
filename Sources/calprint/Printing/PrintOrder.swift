import Printing

/// An order to print a document.
struct PrintOrder {
    /// Nil for the default one.
    let queue: String?
    /// Nil for the document's.
    let title: String?
    /// Options of the job; later ones win.
    let settings: [JobOption]
    /// Nil for not at all.
    let wait: WaitLimit?
    let requiresIdle: Bool
    /// The folder that remembers printed documents.
    let state: StateFolder?
    let reprints: Bool
    /// Excludes other runs with the same state folder.
    let locksRun: Bool

    /// The ticket of a document whose pages have the size that `media` names.
    func ticket(of document: PrintDocument, title: String, media: String?) -> PrintTicket {
        var ticket = PrintTicket(title: self.title ?? title, document: document.digest, media: media)
        for setting in settings { ticket.set(setting.name, setting.value) }
        return ticket
    }

    /// Takes the run's lock if the order asks for it. Throws ``Failure`` 75 if another run has it.
    func lockRun() throws {
        if locksRun { try state.map(StateLock.ofRun) }
    }
}
