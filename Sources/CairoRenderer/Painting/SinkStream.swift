import CPango

/// Takes the next bytes of a file. What it throws ends the drawing and comes out of the call that drew.
public typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void

/// Carries a sink, and what it threw, through Cairo's callback.
final class SinkStream {
    private let sink: ByteSink
    private var error: (any Error)?
    private var isClosed = false

    init(_ sink: @escaping ByteSink) {
        self.sink = sink
    }

    /// For Cairo, with ``closure``, which the stream has to outlive.
    static let write: cairo_write_func_t = { closure, data, count in
        let stream = Unmanaged<SinkStream>.fromOpaque(closure!).takeUnretainedValue()
        return stream.write(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func write(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
        guard error == nil, !isClosed else { return CAIRO_STATUS_WRITE_ERROR }
        do {
            try sink(bytes)
            return CAIRO_STATUS_SUCCESS
        } catch {
            self.error = error
            return CAIRO_STATUS_WRITE_ERROR
        }
    }

    /// Lets nothing more through: Cairo completes also a file that is given up.
    func close() { isClosed = true }

    /// Throws what the sink threw, else the first of Cairo's complaints as ``RenderError/cairo(_:)``.
    func check(_ statuses: cairo_status_t...) throws {
        if let error { throw error }
        for status in statuses where status != CAIRO_STATUS_SUCCESS {
            // The context of a finished surface says so; that is no failure.
            if status == CAIRO_STATUS_SURFACE_FINISHED { continue }
            throw RenderError.cairo(String(cString: cairo_status_to_string(status)))
        }
    }
}
