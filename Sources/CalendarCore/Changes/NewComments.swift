extension Schedule {
    /// The schedule with the comments marked that an earlier one does not have, or has in other words.
    public func markingComments(since earlier: Schedule) -> Schedule {
        let known = earlier.checklists.comments
        var schedule = self
        schedule.checklists.newComments = Set(
            checklists.comments.filter { known[$0.key] != $0.value }.keys)
        return schedule
    }
}

extension Checklists {
    /// All comments, by their places.
    fileprivate var comments: [CommentPlace: String] {
        var comments: [CommentPlace: String] = [:]
        for record in progress {
            comments[record.place()] = record.comments
            for item in record.items { comments[record.place(ofItem: item.item)] = item.comments }
        }
        return comments
    }
}

extension ChecklistProgress {
    /// The place of a comment on an item, or on the whole.
    public func place(ofItem item: String? = nil) -> Checklists.CommentPlace {
        Checklists.CommentPlace(person: person, template: template, item: item)
    }
}
