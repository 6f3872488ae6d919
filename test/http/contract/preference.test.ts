import type { Request } from "express";
import { expect, it } from "vitest";
import { waitMsOf } from "../../../server/http/contract/preference.ts";

it.each<[prefer: string | undefined, waitMs: number | undefined]>([
	[undefined, undefined],
	["", undefined],
	["wait=0", 0],
	["wait=10", 10_000],
	["Wait = 90", 90_000],
	['wait="7"', 7_000],
	["handling=strict, wait=10", 10_000],
	["respond-async;wait=10", 10_000],
	["wait=10, handling=strict", 10_000],
	["wait=100000", 100_000_000],
	["wait=1234567", 1_000_000_000],
	["nowait=10", undefined],
	["wait", undefined],
	["wait=soon", undefined],
	["handling=strict", undefined],
])("with Prefer: %s a stream waits %s ms for events", (prefer, waitMs) => {
	const request = { headers: { prefer } } as unknown as Request;
	expect(waitMsOf(request)).toBe(waitMs);
});
