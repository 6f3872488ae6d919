import { validate, version } from "uuid";
import { expect, it, vi } from "vitest";
import { byAge, newRecordId } from "../../server/database/record-id.ts";

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

it("records are sorted by the age of their ids, in a list of their own", () => {
	const rows = Array.from({ length: 5 }, () => ({ id: newRecordId() }));
	const mixed = [3, 0, 4, 2, 1].map((at) => rows[at] ?? { id: "" });
	const before = [...mixed];
	expect(byAge(mixed)).toEqual(rows);
	expect(mixed).toEqual(before);
});

it("ids sort by their creation even when the clock is set back", () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
	const first = newRecordId();
	vi.setSystemTime(Date.now() - 30_000);
	const second = newRecordId();
	vi.useRealTimers();
	expect(second > first).toBe(true);
	expect(second.slice(0, 13)).toBe(first.slice(0, 13));
});
