import { describe, expect, it } from "vitest";
import {
	CAPABILITY_NAMES,
	offeredFacilities,
} from "../../../../server/sources/terminals/terminal-status/status-facilities.ts";
import {
	CHICAGO,
	facilityList,
	NO_SIGNAL,
	PIER_400,
} from "../terminal-peer.ts";

const CALL = { signal: NO_SIGNAL, endsAtMs: Number.POSITIVE_INFINITY };

/** The facilities of a source whose list is read again each time, and the number of reads. */
function offeredBy(list: () => unknown) {
	let reads = 0;
	const facilities = offeredFacilities({
		async get() {
			reads += 1;
			return list() as Record<string, unknown>;
		},
	});
	return {
		find: () => facilities.find(PIER_400, CALL),
		forget: () => facilities.forget(),
		reads: () => reads,
	};
}

/** Pier 400 as a source lists it. */
const listedAs = (pier: object) =>
	offeredBy(() => facilityList(pier as Record<string, unknown>)).find();

const SUPPORTED = Object.fromEntries(
	CAPABILITY_NAMES.map((name) => [name, "supported"]),
);

describe("a facility of a list", () => {
	it.each<[unknown, object]>([
		[undefined, {}],
		["all", {}],
		[{ holds: "unsupported" }, { holds: "unsupported" }],
		[{ feeAmount: "limited" }, { feeAmount: "limited" }],
		[{ holds: "sometimes" }, {}],
		[{ colour: "unsupported", toString: "limited" }, {}],
	])("with the capabilities %j has %j, and all others", async (told, want) => {
		const { capabilities } = await listedAs({ capabilities: told });
		expect(capabilities).toEqual({ ...SUPPORTED, ...want });
	});

	it.each<[unknown, number]>([
		[undefined, 50],
		[1, 1],
		[50, 50],
		[51, 50],
		[0, 50],
		[-3, 50],
		[2.5, 50],
		["3", 50],
	])("with batches of %j is queried for %i at once", async (told, want) => {
		expect((await listedAs({ maxBatch: told })).maxBatch).toBe(want);
	});

	const noCode = { firmsCode: undefined };
	it.each([
		["FIRMS, in small letters", { unLocode: "uslax", firmsCode: "w185" }],
		["SMDG", { ...noCode, smdgCode: "apmt" }],
		["two lists", { smdgCode: "APMT" }],
	])("is found by its code of %s", async (_, codes) => {
		expect((await listedAs(codes)).facilityId).toBe("pier-400");
	});

	it.each([
		["without an id", { facilityId: undefined }],
		["with an id of more than 64 characters", { facilityId: "x".repeat(65) }],
		["without a place", { unLocode: undefined }],
		["without a code", noCode],
		["with codes of two facilities", { smdgCode: "TRAP" }],
		["at another port", { unLocode: "NLRTM" }],
	])("%s is left out", async (_, codes) => {
		await expect(listedAs(codes)).rejects.toMatchObject({
			name: "TerminalError",
			reason: "unrecognized",
			message: expect.stringContaining(PIER_400.id),
		});
	});

	it("is read when it is among the first thousand", async () => {
		const [pier] = facilityList().facilities;
		const after = (count: number) =>
			offeredBy(() => ({ facilities: [...Array(count).fill({}), pier] }));
		expect((await after(999).find()).facilityId).toBe("pier-400");
		await expect(after(1_000).find()).rejects.toThrow("does not list");
	});
});

describe("a list of facilities", () => {
	it("is read once, and again when it has expired", async () => {
		const { find, forget, reads } = offeredBy(facilityList);
		await find();
		await find();
		expect(reads()).toBe(1);
		forget();
		await find();
		await find();
		expect(reads()).toBe(2);
	});

	it("is used beyond its expiry while the source fails", async () => {
		let list: () => unknown = facilityList;
		const { find, forget, reads } = offeredBy(() => list());
		await find();
		forget();
		list = () => ({ facilities: "none" });
		expect((await find()).facilityId).toBe("pier-400");
		list = () => ({ facilities: [] });
		await expect(find()).rejects.toThrow("does not list");
		expect(reads()).toBe(3);
	});

	it("is an error when it was never read", async () => {
		const { find } = offeredBy(() => ({ facilities: {} }));
		await expect(find()).rejects.toMatchObject({
			reason: "unrecognized",
			message: "the terminal's JSON holds no facilities",
		});
	});

	it("distinguishes facilities", async () => {
		const facilities = offeredFacilities({ get: async () => facilityList() });
		const ids = [PIER_400, CHICAGO].map(async (facility) => {
			return (await facilities.find(facility, CALL)).facilityId;
		});
		expect(await Promise.all(ids)).toEqual(["pier-400", "lpc"]);
	});
});
