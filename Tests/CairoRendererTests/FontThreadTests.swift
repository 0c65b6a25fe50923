import CairoRenderer
import Foundation
import Synchronization
import Testing

/// Documents on many threads at once, as in a server. Faces that threads share would crash, or mix up glyphs.
@Suite struct FontThreadTests {
    /// More threads than cores, so that the system stops them anywhere.
    private static let threads = 16

    @Test func `documents with other faces are the same on many threads`() throws {
        let samples = ScriptSample.all
        let expected = try samples.map { try $0.drawing().pdf }
        let different = Mutex<[String]>([])
        onManyThreads { thread in
            for index in 0..<(4 * samples.count) {
                let number = (thread + index) % samples.count
                let pdf = Result { try samples[number].drawing().pdf }
                if (try? pdf.get()) != expected[number] {
                    different.withLock { $0.append("\(samples[number]): \(pdf.map(\.count))") }
                }
            }
        }
        #expect(different.withLock { $0 } == [])
    }

    private func onManyThreads(_ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for thread in 0..<FontThreadTests.threads {
            group.enter()
            Thread.detachNewThread {
                body(thread)
                group.leave()
            }
        }
        #expect(group.wait(timeout: .now() + 600) == .success, "the threads do not end")
    }
}
