import { expect, test } from "vitest";
import { retryAfterMs } from "../../../server/sources/requests/retry-after.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");

test.each([
	{ header: undefined, want: undefined },
	{ header: "", want: undefined },
	{ header: "soon", want: undefined },
	{ header: "-5", want: undefined },
	{ header: "1.5", want: undefined },
	{ header: "0", want: 0 },
	{ header: " 30 ", want: 30_000 },
	{ header: "Sun, 01 Mar 2026 12:02:00 GMT", want: 120_000 },
	{ header: "Sun, 01 Mar 2026 11:00:00 GMT", want: 0 },
	{ header: "999999999999", want: 86_400_000 },
	{ header: "Thu, 01 Mar 2046 12:00:00 GMT", want: 86_400_000 },
])("Retry-After $header asks for $want ms", ({ header, want }) => {
	expect(retryAfterMs(header, NOW)).toBe(want);
});
