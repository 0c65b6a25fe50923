import Printing

extension FuzzTarget {
    /// A PDF to print: its boxes and object streams.
    static let pdf = FuzzTarget("pdf") {
        { input in
            guard let document = PrintDocument(input) else { return }
            _ = (document.pageSize, document.hasAbsurdPage)
            require(document.digest.utf8.count == 64, "a digest of another length")
        }
    }
}
