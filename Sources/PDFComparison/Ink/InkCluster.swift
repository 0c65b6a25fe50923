/// Changed pixels that belong together.
struct InkCluster {
    /// Their indices, row by row from the top left.
    let pixels: [Int]
    let bounds: PixelBounds

    init(pixels: [Int], width: Int) {
        self.pixels = pixels
        let (columns, rows) = (pixels.map { $0 % width }, pixels.map { $0 / width })
        bounds = PixelBounds(
            x: (columns.min() ?? 0)..<(columns.max() ?? -1) + 1, y: (rows.min() ?? 0)..<(rows.max() ?? -1) + 1)
    }
}
