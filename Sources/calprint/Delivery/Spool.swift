/// Collects the bytes of a document, for a printer or to be compared.
final class Spool {
    private(set) var bytes: [UInt8] = []

    func write(_ more: UnsafeRawBufferPointer) { bytes += more }
}
