extension JSONScanner {
    /// Steps over the bracket of an array, which the caller has seen.
    mutating func openArray() throws(ReadingStopped) -> JSONArray {
        let array = JSONArray(start: position)
        try descend()
        return array
    }

    /// Steps to the next element; false at the end of the array, which is read then.
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

    /// Steps over the brace of an object, which the caller has seen.
    mutating func openObject() throws(ReadingStopped) -> JSONObject {
        let object = JSONObject(start: position)
        try descend()
        return object
    }

    /// Reads the next name and its colon; nil at the end of the object, which is read then.
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
