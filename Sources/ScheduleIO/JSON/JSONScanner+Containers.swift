extension JSONScanner {
    /// Steps over an opening bracket, which the caller has seen.
    mutating func openArray() throws(ReadingStopped) -> JSONArray {
        let array = JSONArray(start: position)
        try descend()
        return array
    }

    /// Steps to the next element; at the end of the array, steps over its bracket and returns false.
    mutating func nextElement(_ array: inout JSONArray) throws(ReadingStopped) -> Bool {
        if array.count == 0 {
            if try peek() == 0x5D { return closed() }
        } else {
            if try peek() == 0x5D { return closed() }
            guard try skip(0x2C) else { throw unexpected(expected: "',' or ']'") }
        }
        array.count += 1
        return true
    }

    private mutating func closed() -> Bool {
        ascend()
        return false
    }

    /// Steps over an opening brace, which the caller has seen.
    mutating func openObject() throws(ReadingStopped) -> JSONObject {
        let object = JSONObject(start: position)
        try descend()
        return object
    }

    /// Reads the next name and its colon; at the end of the object, steps over its brace and returns nil.
    mutating func nextName(_ object: inout JSONObject) throws(ReadingStopped) -> JSONString? {
        let isFirst = object.isFirst
        object.isFirst = false
        if try peek() == 0x7D {
            ascend()
            return nil
        }
        if !isFirst, try !skip(0x2C) { throw unexpected(expected: "',' or '}'") }
        guard try peek() == 0x22 else { throw unexpected(expected: "a field name") }
        let name = try scanString()
        guard try skip(0x3A) else { throw unexpected(expected: "':'") }
        return name
    }
}
