/// A calendar on a server, before its files are fetched.
struct CalendarPlace {
    let address: WebAddress
    let properties: XMLElement

    /// The token of its newest change; nil if the server does not tell changes.
    private var syncToken: String? {
        let offers = properties.first(DAVName.reports)?.contains(DAVName.syncCollection) ?? false
        return offers ? properties.first(DAVName.syncToken)?.text.trimmed : nil
    }

    /// The name that people read. Some servers give the path to a calendar without a name.
    private var name: String? {
        guard let name = properties.first(DAVName.displayName)?.text.trimmed, !name.isEmpty else { return nil }
        return name.contains("/") && address.path.contains(name) ? nil : name
    }

    /// The calendar without files.
    var collection: CalendarCollection {
        var collection = CalendarCollection(id: address.pathDigest, name: name)
        (collection.syncToken, collection.tag) = (syncToken, properties.first(DAVName.tag)?.text.trimmed)
        return collection
    }
}

/// Finds calendars: the one at an address, else those of the user to whom it belongs.
struct CalendarSearch {
    let session: DAVSession

    /// Throws ``FetchFailure`` if there is no calendar.
    func places() throws(FetchFailure) -> [CalendarPlace] {
        let (own, address) = try describe(session.address)
        if own.isCalendar { return [CalendarPlace(address: address, properties: own)] }
        let calendars = try list(home(own, address) ?? address)
        guard !calendars.isEmpty else {
            throw FetchFailure(.badData, "\(address.host) has no calendar at this address")
        }
        return calendars
    }

    /// The address of a user's calendars; nil if the server names none.
    private func home(_ own: XMLElement, _ address: WebAddress) throws(FetchFailure) -> WebAddress? {
        if let home = own.reference(DAVName.home) { return try session.resolve(home, from: address) }
        guard let reference = own.reference(DAVName.principal) else { return nil }
        let (principal, place) = try describe(session.resolve(reference, from: address))
        guard let home = principal.reference(DAVName.home) else { return nil }
        return try session.resolve(home, from: place)
    }

    /// Returns the properties of an address, and the address that redirects lead to.
    private func describe(_ address: WebAddress) throws(FetchFailure) -> (XMLElement, WebAddress) {
        let (status, place) = try session.ask("PROPFIND", address, depth: 0, DAVBody.properties)
        return (status.responses.first?.properties ?? XMLElement(DAVName.prop), place)
    }

    private func list(_ home: WebAddress) throws(FetchFailure) -> [CalendarPlace] {
        let (status, home) = try session.ask("PROPFIND", home, depth: 1, DAVBody.properties)
        var places: [CalendarPlace] = []
        for item in status.responses where item.properties.isCalendar {
            let address = try session.resolve(item.reference, from: home)
            places.append(CalendarPlace(address: address, properties: item.properties))
        }
        return places
    }
}

extension XMLElement {
    /// The address in a property.
    fileprivate func reference(_ name: XMLName) -> String? { first(name)?.first(DAVName.href)?.text.trimmed }

    /// True for a calendar that may have events.
    fileprivate var isCalendar: Bool {
        guard first(DAVName.resourceType)?.first(DAVName.calendar) != nil else { return false }
        let kinds = first(DAVName.components)?.all(DAVName.component).compactMap { $0["name"]?.uppercased() } ?? []
        return kinds.isEmpty || kinds.contains("VEVENT")
    }
}
