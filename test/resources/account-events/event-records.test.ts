import { expect, test } from "vitest";
import type { JsonText } from "../../../server/database/json-text.ts";
import { unpackTexts } from "../../../server/database/packed-texts/packed-texts.ts";
import type { IncludedRecord } from "../../../server/resources/account-events/account-event-table.ts";
import {
	EventRecords,
	placeOfRow,
} from "../../../server/resources/account-events/event-records.ts";

const text = (name: string, length = 0) =>
	JSON.stringify({
		name,
		filling: "\n".repeat(length),
	}) as JsonText<IncludedRecord>;

test.each([
	["one record", [text("a")], 1],
	["one record twice", [text("a"), text("a")], 1],
	["many records", Array.from({ length: 200 }, (_, i) => text(`${i}`)), 4],
	["long records", ["a", "b", "c"].map((name) => text(name, 40_000)), 3],
	["some long and short", [text("a", 40_000), text("b"), text("c")], 2],
])(
	"the records of a commit are found by their places: %s",
	(_, texts, count) => {
		const records = new EventRecords();
		const places = texts.map((one) => records.placeOf(one));
		const rows = records.rows("account", 7);
		expect(rows).toHaveLength(count);
		const found = places.map((place) => {
			const row = rows.find((one) => one.place === placeOfRow(place));
			return row && unpackTexts(row.text)[place - row.place];
		});
		expect(found).toEqual(texts);
	},
);
