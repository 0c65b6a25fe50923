extension RuleOptions {
    /// The file of rules; nil without one. Throws ``Failure`` if it cannot be read.
    var file: RulesFile? {
        get throws { try rules.map { try RulesFile(reading: $0) } }
    }
}
