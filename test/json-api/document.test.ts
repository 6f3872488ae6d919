import { describe, expect, it } from "vitest";
import { JsonParts, toJsonText } from "../../server/database/json-text.ts";
import {
	type DocumentText,
	listDocument,
	singleDocument,
} from "../../server/json-api/document.ts";

interface Boat {
	readonly id: string;
	readonly name: string;
}

const boat = (name: string): Boat => ({ id: "1", name });
/** The text of a document, joined from its parts. */
const textOf = (document: DocumentText<unknown>) =>
	document instanceof JsonParts ? document.texts.join("") : document;

const links = { self: 'http://h/v2/boats?q="ü"' };
const meta = { size: 1, total: 1 };

describe("a document put together from texts", () => {
	it("is the document of its parts", () => {
		const text = singleDocument<{
			data: Boat;
			included?: Boat[];
			links: object;
		}>(toJsonText(boat('Emma "ü" 🚢')), links, [
			toJsonText(boat("Ever")),
			toJsonText(boat("Given")),
		]);
		expect(JSON.parse(textOf(text))).toEqual({
			data: boat('Emma "ü" 🚢'),
			included: [boat("Ever"), boat("Given")],
			links,
		});
	});

	it.each([0, 1, 3])("holds a list of %i", (length) => {
		const boats = Array.from({ length }, (_, at) => boat(String(at)));
		const text = listDocument<{ data: Boat[]; links: object; meta: object }>(
			boats.map((one) => toJsonText(one)),
			{ links, meta },
		);
		expect(JSON.parse(textOf(text))).toEqual({ data: boats, links, meta });
	});

	it("leaves out included when nothing is embedded", () => {
		for (const included of [undefined, []]) {
			const text = singleDocument<{ data: Boat; links: object }>(
				toJsonText(boat("Emma")),
				links,
				included,
			);
			expect(Object.keys(JSON.parse(textOf(text)) as object)).toEqual([
				"data",
				"links",
			]);
		}
	});
});
