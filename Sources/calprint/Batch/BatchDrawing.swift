/// Who draws the items of a manifest: this process, or others for it.
protocol BatchCrew {
    /// Draws items and tells of each that is done; one that fails does not keep the others from being drawn.
    func draw(_ lines: [Manifest.Line], _ tell: (ItemResult) throws -> Void) throws
}

/// Draws in this process, one item after the other, with faces, words and schedules that they share.
final class BatchDrawing: BatchCrew {
    private let manifest: Manifest
    private let press: ItemPress

    init(_ manifest: Manifest, _ folder: OutputFolder) {
        self.manifest = manifest
        press = ItemPress(folder)
    }

    func draw(_ lines: [Manifest.Line], _ tell: (ItemResult) throws -> Void) throws {
        for line in lines { try tell(press.draw(manifest.item(line))) }
    }
}
