import CalendarCore

/// The hash of a template's content, by which a changed letter is found (Docs/Checklists.md).
public enum ChecklistSeal {
    /// Returns the SHA-256 of the canonical form, as 64 hexadecimal digits in lower case.
    public static func hash(of template: ChecklistTemplate) -> String { ContentDigest.of(canonicalForm(of: template)) }

    /// Returns true if the template has no hash, or the right one.
    public static func isIntact(_ template: ChecklistTemplate) -> Bool {
        template.hash.map { $0 == hash(of: template) } ?? true
    }

    /// Returns the template with its hash, if it has none.
    public static func sealed(_ template: ChecklistTemplate) -> ChecklistTemplate {
        guard template.hash == nil else { return template }
        var sealed = template
        sealed.hash = hash(of: template)
        return sealed
    }

    /// The bytes that are hashed: the first line names the form; then each value has a line. Its length precedes it,
    /// so no value can take a part of another's place; one that is absent differs from every value.
    static func canonicalForm(of template: ChecklistTemplate) -> [UInt8] {
        var bytes = Array("provider-checklists template 1\n".utf8)
        func add(_ value: String?) {
            bytes += (value.map { "\($0.utf8.count):\($0)\n" } ?? "-\n").utf8
        }
        for value in [template.id, template.name, template.category, template.phase] { add(value) }
        add(String(template.items.count))
        for item in template.items {
            for value in [item.id, item.section, item.title, item.notes, String(item.order)] { add(value) }
        }
        return bytes
    }
}
