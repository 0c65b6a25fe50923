import CCairo

/// Carries a sink, and what it threw, through Cairo's callback.
final class SinkStream {
    private let sink: ByteSink
    private var error: (any Error)?
    private var isClosed = false

    init(_ sink: @escaping ByteSink) {
        self.sink = sink
    }

    /// For Cairo, with ``closure``; the stream has to outlive Cairo's surface.
    ///
    /// Cairo is never told of a failure: after one it completes a PDF with parts missing, and an assertion ends the
    /// process. What comes after a failure is dropped instead, and ``check(_:)`` tells it.
    static let write: cairo_write_func_t = { closure, data, count in
        let stream = Unmanaged<SinkStream>.fromOpaque(closure!).takeUnretainedValue()
        stream.write(UnsafeRawBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }

    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        guard error == nil, !isClosed else { return }
        do {
            try sink(bytes)
        } catch {
            self.error = error
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
