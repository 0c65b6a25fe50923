/// Cuts a number of things into parts that are as even as they can be.
enum EvenParts {
    /// Ranges that follow each other, none empty. The last part has fewer things, because it also holds something as
    /// large as `extra` of them.
    static func ranges(of count: Int, extra: Int = 0, parts: Int) -> [Range<Int>] {
        var (ranges, start) = ([Range<Int>](), 0)
        for part in 0..<parts {
            let (left, after) = (count - start, parts - part - 1)
            let even = (left + extra + after) / (after + 1)
            let size = after == 0 ? left : max(1, min(even, left - after))
            ranges.append(start..<start + size)
            start += size
        }
        return ranges
    }

    /// As few ranges as there can be of at most `limit` things, or of one; one range of no things.
    static func ranges(of count: Int, atMost limit: Int) -> [Range<Int>] {
        let (limit, count) = (max(1, limit), max(0, count))
        let parts = max(1, (count + limit - 1) / limit)
        return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
