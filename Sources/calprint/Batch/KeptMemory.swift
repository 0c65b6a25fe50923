import CMalloc

/// The memory of a run that draws many documents: what one gave back the next one takes.
///
/// Else the C library hands it to the system after each document, and the system clears it for the next: a fifth of the
/// time of a batch.
enum KeptMemory {
    /// As far as the heap shrinks by itself, in bytes.
    private static let trimThreshold: Int32 = 1 << 28
    /// From which size on memory is asked of the system apart, in bytes; the most that the C library takes.
    private static let mapThreshold: Int32 = 1 << 25

    static func begin() {
        mallopt(M_TRIM_THRESHOLD, trimThreshold)
        mallopt(M_MMAP_THRESHOLD, mapThreshold)
    }
}
