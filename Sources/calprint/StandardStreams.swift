import Glibc

/// The three descriptors that a program starts with.
enum StandardStreams {
    /// Opens those that the caller closed: else the next file to be opened gets the number of one, and what is meant
    /// for standard error lands in it. Reading one finds nothing; writing one fails.
    static func fillGaps() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
