import CMalloc

/// Keeps the memory of a run that draws many documents, so that the next document reuses it.
///
/// Otherwise the C library returns it to the system after each document, and the system clears it for the next one: a
/// fifth of the time of a batch.
enum KeptMemory {
    /// The heap does not shrink by itself below this many free bytes.
    private static let trimThreshold: Int32 = 1 << 28
    /// Blocks of this many bytes or more come from the system directly; the largest value that the C library accepts.
    private static let mapThreshold: Int32 = 1 << 25

    static func begin() {
        mallopt(M_TRIM_THRESHOLD, trimThreshold)
        mallopt(M_MMAP_THRESHOLD, mapThreshold)
    }
}
