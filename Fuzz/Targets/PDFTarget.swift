import Printing

extension FuzzTarget {
    /// A PDF to print: its boxes and object streams.
    static let pdf = FuzzTarget("pdf") {
        { input in
            guard let document = PrintDocument(input) else { return }
            _ = (document.pageSize, document.hasAbsurdPage)
        }
    }
}
