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
