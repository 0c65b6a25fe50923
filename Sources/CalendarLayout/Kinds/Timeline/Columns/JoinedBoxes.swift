import CalendarCore

/// Joins the boxes of one event in columns side by side to one box, if nothing else happens then in any of them, and
/// the box has room for all words.
enum JoinedBoxes {
    /// Joins boxes by column; `days` are the columns of each day.
    static func join(_ boxes: inout [TimelineBoxes], days: [Range<Int>], _ setter: BoxTextSetter) {
        for columns in days {
            for column in columns {
                for index in boxes[column].boxes.indices where boxes[column].boxes[index].isAlone {
                    join(index, of: column, in: columns, &boxes, setter)
                }
            }
        }
    }

    private static func join(
        _ index: Int, of first: Int, in columns: Range<Int>, _ boxes: inout [TimelineBoxes], _ setter: BoxTextSetter
    ) {
        let box = boxes[first].boxes[index]
        guard !box.isJoined else { return }
        var followers: [(column: Int, index: Int)] = []
        for column in columns where column > first {
            guard let same = boxes[column].boxes.firstIndex(where: { $0.isAlone && $0.event.isSame(as: box.event) })
            else { break }
            followers.append((column, same))
        }
        guard let last = followers.last else { return }
        let end = boxes[last.column].boxes[last.index].rect
        let left = min(box.rect.minX, end.minX)
        let rect = Rect(
            x: left, y: box.rect.minY, width: max(box.rect.maxX, end.maxX) - left, height: box.rect.height)
        guard let text = setter.set(box.event, in: rect.size), !text.isShortened else { return }
        boxes[first].boxes[index].widen(to: rect, text, isJoined: false)
        for (column, index) in followers { boxes[column].boxes[index].widen(to: rect, text, isJoined: true) }
    }
}

extension TimelineEvent {
    /// Returns true if it is the same event in another column. Two people can have equal ones: these are two events.
    fileprivate func isSame(as other: TimelineEvent) -> Bool {
        entry == other.entry && isContinued == other.isContinued && (isRepeated || other.isRepeated)
    }
}
