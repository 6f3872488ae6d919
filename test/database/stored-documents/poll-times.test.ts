import { expect, test } from "vitest";
import {
	pollTimesText,
	withPollTimes,
} from "../../../server/database/stored-documents/poll-times.ts";

const AT = "2026-03-01T00:00:00Z";

test.each([
	[{ a: null, b: 1 }, { a: AT }, { a: AT, b: 1 }],
	[{ b: 1, a: "2026-02-01T00:00:00Z" }, { a: AT }, { b: 1, a: AT }],
	[{ a: "2026-02-01T00:00:00Z", b: 1 }, { a: null }, { a: null, b: 1 }],
	[{ c: 1 }, { a: AT }, { c: 1 }],
	[
		{ text: '","a":"$&","a":null', a: null, z: null },
		{ a: AT, z: AT },
		{ text: '","a":"$&","a":null', a: AT, z: AT },
	],
])("in %j the times %j are replaced: %j", (record, times, expected) => {
	const names = Object.keys(times) as (keyof typeof times)[];
	const text = pollTimesText(times, names);
	expect(withPollTimes(JSON.stringify(record), text)).toBe(
		JSON.stringify(expected),
	);
});
