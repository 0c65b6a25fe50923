import CCairo
import CalendarLayout

/// Passes bytes from Cairo's callback to a sink, and keeps the error that the sink throws.
final class SinkStream {
    private let sink: ByteSink
    private var error: (any Error)?
    private var isClosed = false

    init(_ sink: @escaping ByteSink) {
        self.sink = sink
    }

    /// Cairo's callback, to use with ``closure``. The stream must outlive Cairo's surface.
    ///
    /// It always reports success: after a failure Cairo would complete a PDF with missing parts and stop the process
    /// with an assertion. Bytes after a failure are dropped instead, and ``check(_:)`` throws it.
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

    /// Drops all further bytes: Cairo completes even a file that is abandoned.
    func close() { isClosed = true }

    /// Throws the sink's error if there is one, otherwise Cairo's first one as ``RenderError/cairo(_:)``.
    func check(_ statuses: cairo_status_t...) throws {
        if let error { throw error }
        for status in statuses where status != CAIRO_STATUS_SUCCESS {
            // A context reports that its surface is finished; that is not a failure.
            if status == CAIRO_STATUS_SURFACE_FINISHED { continue }
            throw RenderError.cairo(String(cString: cairo_status_to_string(status)))
        }
    }
}
