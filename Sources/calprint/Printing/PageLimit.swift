/// The most pages that a queue gets at once, so that a slip of the pen does not empty its trays.
struct PageLimit {
    let count: Int

    /// Unless an option says otherwise.
    static let usual = PageLimit(count: 60)

    /// Throws ``Failure`` 65 if a document has more.
    func check(_ pageCount: Int) throws(Failure) {
        guard pageCount > count else { return }
        throw Failure(.badData, "the calendar has more than \(count) pages; none is printed (max-pages sets the limit)")
    }
}
