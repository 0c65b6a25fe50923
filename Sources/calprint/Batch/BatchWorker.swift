import Glibc

/// A process that draws items for another one. It takes orders from standard input, a line each, and answers with the
/// item's result.
struct BatchWorker {
    private let manifest: ManifestName
    private let renderer: ItemRenderer

    init(_ manifest: ManifestName, _ folder: OutputFolder) {
        self.manifest = manifest
        renderer = ItemRenderer(folder)
    }

    /// Ends with standard input, and so with the process that started this one.
    func run() {
        var lines = LineBuffer()
        while lines.fill(from: STDIN_FILENO) {
            for line in lines.take() { answer(line) }
        }
        Program.endAtOnce()
    }

    private func answer(_ line: String) {
        guard let order = WorkerOrder(line) else { return }
        let item = ManifestItem(order.bytes[...], manifest, line: order.number, person: order.person)
        StandardStreams.write(renderer.draw(item).text, to: STDOUT_FILENO)
    }
}
