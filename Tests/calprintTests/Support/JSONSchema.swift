import GoldenSupport

/// A schema of `Docs/`, as Python's `jsonschema` reads it.
enum JSONSchema {
    /// The number of errors that the validator finds in a document, after a Python statement that may change it.
    static func errors(
        of document: [UInt8], named name: String, in schema: String, after statement: String = "pass"
    ) throws -> String {
        let path = Golden.root.appending(path: "Docs/\(schema)").path
        let script = """
            import json, sys, jsonschema
            schema = json.load(open(sys.argv[1]))
            jsonschema.Draft202012Validator.check_schema(schema)
            \(name) = json.load(sys.stdin)
            \(statement)
            print(len(list(jsonschema.Draft202012Validator(schema).iter_errors(\(name)))))
            """
        return try requireSuccess(of: "python3", ["-c", script, path], input: document).text
    }
}
