/// Draws the items of a manifest, in this process or in others.
protocol BatchRunner {
    /// Draws items and reports each result. An item that fails does not stop the others.
    func draw(_ lines: [Manifest.Line], _ report: (ItemResult) throws -> Void) throws
}
