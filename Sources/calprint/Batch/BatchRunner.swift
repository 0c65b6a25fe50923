import CGLib

/// Draws the items of a manifest, in this process or in others.
protocol BatchRunner {
    /// Draws items and reports each result. An item that fails does not stop the others.
    func draw(_ lines: [Manifest.Line], _ report: (ItemResult) throws -> Void) throws
}

/// Draws in this process, one item after the other, with fonts, words and schedules that they share.
final class SerialRunner: BatchRunner {
    private let manifest: Manifest
    private let renderer: ItemRenderer

    init(_ manifest: Manifest, _ folder: OutputFolder) {
        self.manifest = manifest
        renderer = ItemRenderer(folder)
    }

    func draw(_ lines: [Manifest.Line], _ report: (ItemResult) throws -> Void) throws {
        for line in lines { try report(renderer.draw(manifest.item(line))) }
    }
}

/// The processors that this process may run on.
enum Processors {
    static var count: Int { Int(g_get_num_processors()) }
}
