import { validate, version } from "uuid";
import { expect, it } from "vitest";
import { newRecordId } from "../../server/database/record-id.ts";

it("ids are UUIDs of version 7, never repeat, and sort by their creation", () => {
	const ids = Array.from({ length: 20_000 }, newRecordId);
	expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids).toEqual([...ids].sort());
});

it("an id begins with the millisecond of its creation", () => {
	const before = Date.now();
	const id = newRecordId();
	const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
	expect(madeAt).toBeGreaterThanOrEqual(before);
	expect(madeAt).toBeLessThanOrEqual(Date.now());
});
