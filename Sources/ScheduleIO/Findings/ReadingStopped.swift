/// Thrown when reading cannot go on; the reason is in the log.
struct ReadingStopped: Error {}
