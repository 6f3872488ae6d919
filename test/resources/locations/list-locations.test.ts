import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { errorsAtStart } from "../../../server/resources/locations/typing-errors.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const landfall = await openForFile(startWithExamples);

interface Place {
	readonly type: string;
	readonly attributes: { readonly name: string; readonly code?: string };
}

async function places(query: Record<string, string>): Promise<Place[]> {
	const found = landfall.client.listLocations(query);
	return (await Array.fromAsync(found)) as unknown as Place[];
}

const codesOf = (found: readonly Place[]) =>
	found.map(({ attributes }) => attributes.code);

describe("GET /locations", () => {
	describeCommonReplies(landfall, { method: "GET", path: "/locations" });
	describeConditionalReads(landfall, "/locations?search=hamburg");

	it.each([
		["USLAX", "USLAX"],
		["uslax", "USLAX"],
		["Los Angeles", "USLAX"],
		["los ang", "USLAX"],
		["angeles", "USLAX"],
		["Los Angelse", "USLAX"],
		["lso angeles", "USLAX"],
		["Rotterdm", "NLRTM"],
		["Hambrug", "DEHAM"],
		["Shanghai", "CNSHA"],
		["NLRT", "NLRTM"],
		["cnsh", "CNSHA"],
	])(
		"answers 200 with the most probable port for %s first",
		async (search, code) => {
			const found = await places({ search, "filter[type]": "port" });
			expect(codesOf(found)[0]).toBe(code);
		},
	);

	it("finds terminals by their codes and by their port", async () => {
		const [pier] = await places({ search: "W185" });
		expect(pier).toMatchObject({ type: "terminal" });
		const atPort = await places({ search: "USLAX" });
		expect(codesOf(atPort)[0]).toBe("USLAX");
		expect(new Set(atPort.map(({ type }) => type))).toEqual(
			new Set(["port", "terminal"]),
		);
	});

	it.each([
		["W185", "terminal APM Terminals Pier 400"],
		["USLAX APMT", "terminal APM Terminals Pier 400"],
		["pier 400", "terminal APM Terminals Pier 400"],
		["San Pedro", "terminal APM Terminals Pier 400"],
		["H572", "rail_terminal BNSF Logistics Park Chicago"],
		["Park Chicago", "rail_terminal BNSF Logistics Park Chicago"],
		["Elwood", "rail_terminal BNSF Logistics Park Chicago"],
		["USCHI", "rail_terminal BNSF Logistics Park Chicago"],
		["USCHI", "metro_area Chicago"],
		["Chicago", "metro_area Chicago"],
		["St. Johns", "port St. John's"],
		["au prince", "port Port-au-Prince"],
		["Rótterdam", "port Rotterdam"],
	])(
		"finds by code, name, nickname or city: %s is %s",
		async (search, want) => {
			const found = await places({ search });
			const names = found.map(
				({ type, attributes }) => `${type} ${attributes.name}`,
			);
			expect(names).toContain(want);
		},
	);

	it("puts first what the account uses, among equally good matches", async () => {
		expect(
			codesOf(await places({ "filter[type]": "port" }))
				.slice(0, 2)
				.sort(),
		).toEqual(["CNSHA", "USLAX"]);
		const stranger = await landfall.addTenant("stranger");
		const theirs = await Array.fromAsync(
			stranger.client.listLocations({ "filter[type]": "port" }),
		);
		expect(codesOf(theirs as unknown as Place[])).not.toContain("USLAX");
	});

	it.each(["terminal", "rail_terminal", "metro_area", "port"])(
		"has only the requested kinds: %s",
		async (type) => {
			const found = await places({ "filter[type]": type });
			expect(found.length).toBeGreaterThan(0);
			expect(new Set(found.map((one) => one.type))).toEqual(new Set([type]));
		},
	);

	it("has all of several requested kinds, written with or without blanks", async () => {
		const kindsOf = async (wanted: string) => {
			const found = await places({ search: "USLAX", "filter[type]": wanted });
			return new Set(found.map(({ type }) => type));
		};
		const both = new Set(["port", "terminal"]);
		expect(await kindsOf("port,terminal")).toEqual(both);
		expect(await kindsOf("port, terminal")).toEqual(both);
		expect(await kindsOf("rail_terminal, port")).toEqual(new Set(["port"]));
	});

	it.each(["%", '"', "xqzw", "a".repeat(200), "😀😀"])(
		"answers 200 with at most 25 locations to %.20s",
		async (search) => {
			expect((await places({ search })).length).toBeLessThanOrEqual(25);
		},
	);

	it.each([
		[`search=${"a".repeat(10_000)}`, "search", "invalid"],
		["search=a&search=b", "search", "wrong_type"],
	])("answers 400 to %.30s", async (query, parameter, code) => {
		const reply = await landfall.fetch(`/locations?${query}`);
		expect(await problemsOf(reply, 400)).toEqual([{ code, parameter }]);
	});
});

test("a text with some errors matches the beginning of a word with as many errors", () => {
	const anyWord = fc.stringMatching(/^[A-Z]{6,12}$/);
	fc.assert(
		fc.property(
			anyWord,
			fc.nat(),
			fc.constantFrom("drop", "double", "swap"),
			(word, at, error) => {
				const place = at % (word.length - 1);
				const [before, one, two, after] = [
					word.slice(0, place),
					word[place] ?? "",
					word[place + 1] ?? "",
					word.slice(place + 2),
				];
				const typed = {
					drop: before + two + after,
					double: before + one + one + two + after,
					swap: before + two + one + after,
				}[error];
				expect(errorsAtStart(word, word, 2)).toBe(0);
				expect(errorsAtStart(word.slice(0, 4), word, 2)).toBe(0);
				expect(errorsAtStart(typed, word, 2)).toBeLessThanOrEqual(1);
			},
		),
	);
});
