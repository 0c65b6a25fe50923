// Japanese, Korean and Chinese. Full-width punctuation needs no space beside it.

extension PagePhrases {
    /// Japanese.
    static var japanese: PagePhrases {
        PagePhrases(
            notes: "備考", continued: "{title}（続き）",
            continuedOutline: "続き、{page}ページ",
            inFull: "{page}ページに一部のみ示した日の全内容",
            more: "ほか{count}件、{page}ページ", page: "{page}ページ",
            pageOf: "{page}/{count}ページ",
            cut: "…{page}ページ", cutAbove: "…下記",
            asOf: "{date} {time}現在",
            today: "今日", from: "{time}から", until: "{time}まで",
            toDate: "{date}まで", onDays: "{text}、{first}から{last}まで",
            placed: "{text}（{place}）", tentative: "{text}（仮）", week: "週", nothing: "なし",
            busy: "予定あり",
            roster: "{title}・勤務表",
            numberedWeek: "第{week}週", allDay: "終日", nobody: "{line}：担当者なし",
            changes: "変更", noLonger: "取り消し：{text}")
    }

    /// Korean.
    static var korean: PagePhrases {
        PagePhrases(
            notes: "메모", continued: "{title} (계속)",
            continuedOutline: "계속, {page}쪽",
            inFull: "{page}쪽에 일부만 표시된 날의 전체 내용",
            more: "외 {count}건, {page}쪽", page: "{page}쪽",
            pageOf: "{count}쪽 중 {page}쪽",
            cut: "… {page}쪽", cutAbove: "… 아래",
            asOf: "{date} {time} 기준",
            today: "오늘", from: "{time}부터", until: "{time}까지",
            toDate: "{date}까지", onDays: "{text}, {first}부터 {last}까지",
            tentative: "{text}(잠정)", week: "주", nothing: "없음",
            busy: "일정 있음",
            roster: "{title} · 근무표",
            numberedWeek: "{week}주차", allDay: "하루 종일", nobody: "{line}: 담당자 없음",
            changes: "변경 사항", noLonger: "취소됨: {text}")
    }

    /// Chinese in simplified characters.
    static var simplifiedChinese: PagePhrases {
        PagePhrases(
            notes: "备注", continued: "{title}（续）",
            continuedOutline: "续，第{page}页",
            inFull: "第{page}页仅部分显示的日期的完整内容",
            more: "另有{count}项，第{page}页", page: "第{page}页",
            pageOf: "第{page}页，共{count}页",
            cut: "…第{page}页", cutAbove: "…见下方",
            asOf: "截至{date} {time}",
            today: "今天", from: "{time}起", until: "至{time}",
            toDate: "至{date}", onDays: "{text}，{first}至{last}",
            placed: "{text}，{place}", tentative: "{text}（暂定）", week: "周", nothing: "无",
            busy: "忙碌",
            roster: "{title} · 排班表",
            numberedWeek: "第{week}周", allDay: "全天", nobody: "{line}：无人",
            changes: "变更", noLonger: "已取消：{text}")
    }

    /// Chinese in traditional characters.
    static var traditionalChinese: PagePhrases {
        PagePhrases(
            notes: "備註", continued: "{title}（續）",
            continuedOutline: "續，第{page}頁",
            inFull: "第{page}頁僅部分顯示的日期的完整內容",
            more: "另有{count}項，第{page}頁", page: "第{page}頁",
            pageOf: "第{page}頁，共{count}頁",
            cut: "…第{page}頁", cutAbove: "…見下方",
            asOf: "截至{date} {time}",
            today: "今天", from: "{time}起", until: "至{time}",
            toDate: "至{date}", onDays: "{text}，{first}至{last}",
            placed: "{text}，{place}", tentative: "{text}（暫定）", week: "週", nothing: "無",
            busy: "忙碌",
            roster: "{title} · 排班表",
            numberedWeek: "第{week}週", allDay: "整日", nobody: "{line}：無人",
            changes: "變更", noLonger: "已取消：{text}")
    }
}
