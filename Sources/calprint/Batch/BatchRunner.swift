/// Who draws the items of a manifest: this process, or others for it.
protocol BatchRunner {
    /// Draws items and reports each result. An item that fails does not stop the others.
    func draw(_ lines: [Manifest.Line], _ report: (ItemResult) throws -> Void) throws
}
