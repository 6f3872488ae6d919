import { describe, expect, test } from "vitest";
import {
	isLasting,
	readFailure,
	SourceError,
	type SourceFailure,
} from "../../../server/sources/requests/source-error.ts";

describe("the reason of a failure", () => {
	test.each<[SourceFailure, boolean, boolean]>([
		["transient", true, false],
		["unrecognized", true, false],
		["credential", false, true],
		["blocked", false, true],
	])(
		"%s: a later retry can succeed: %s; the next query fails too: %s",
		(reason, isTemporary, lasts) => {
			expect(new SourceError(reason, "").isTemporary).toBe(isTemporary);
			expect(isLasting(reason)).toBe(lasts);
		},
	);
});

test.each<[string | null, SourceFailure]>([
	["transient", "transient"],
	["credential", "credential"],
	["blocked", "blocked"],
	["parse", "unrecognized"],
	["asleep", "unrecognized"],
	[null, "unrecognized"],
])("the reason %s of a source is read as %s", (written, want) => {
	expect(readFailure(written)).toBe(want);
});
