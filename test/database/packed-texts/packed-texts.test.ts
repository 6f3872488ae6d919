import { expect, test } from "vitest";
import {
	NO_TEXTS,
	type PackedTexts,
	packTexts,
	unpackTexts,
} from "../../../server/database/packed-texts/packed-texts.ts";

const PORT = '{"id":"1","type":"port","attributes":{"code":"CNSHA"}}';
const VESSEL = '{"id":"2","type":"vessel","attributes":{"name":"Ærø"}}';

test.each([
	["no text", []],
	["an empty text", [""]],
	["one text", [PORT]],
	["several texts, in their order", [VESSEL, "", PORT, VESSEL]],
	["a long text", ["x".repeat(100_000)]],
])("%s can be packed and unpacked", (_, texts) => {
	expect(unpackTexts(packTexts(texts))).toEqual(texts);
});

test("short records shrink to less than half of their length", () => {
	expect(packTexts([PORT, VESSEL]).length).toBeLessThan(
		(PORT.length + VESSEL.length) / 2,
	);
});

test.each([
	["nothing", NO_TEXTS, []],
	[
		"packed texts",
		".g+oHLeLHN+iCMrRSW8sA1QbajEnUSO/htqLDO5RqawE=",
		[PORT, VESSEL],
	],
])(
	"a stored text of every format can still be read: %s",
	(_, packed, texts) => {
		expect(unpackTexts(packed as PackedTexts)).toEqual(texts);
	},
);
