import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	beyondOf,
	beyondPage,
	KINDS,
	type Marked,
} from "../../openapi/beyond-the-specification.ts";

const generated = (name: string) =>
	readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8");

const contract: Marked = JSON.parse(generated("openapi.json"));

interface Found {
	readonly mark: unknown;
	readonly meanings: object | undefined;
}

/** The value of every `x-beyond` in the contract, wherever it stands. */
function found(node: unknown): Found[] {
	if (node === null || typeof node !== "object") return [];
	const { "x-beyond": mark, "x-enum-descriptions": meanings } = node as Record<
		string,
		unknown
	>;
	return [
		...(mark === undefined
			? []
			: [{ mark, meanings: meanings as object | undefined }]),
		...Object.entries(node)
			.filter(([name]) => name !== "x-beyond")
			.flatMap(([, part]) => found(part)),
	];
}

const marks = found(contract);

describe("the contract's additions to the specification", () => {
	it("are the whole list, each with its kind", () => {
		const kinds = marks.flatMap(({ mark }) =>
			typeof mark === "string" ? [mark] : Object.values(mark as object),
		);
		expect(kinds.length).toBeGreaterThan(250);
		expect(
			beyondOf(contract)
				.map(({ kind }) => kind)
				.sort(),
		).toEqual(kinds.sort());
		const lines = generated("beyond.md").split("\n");
		const [first = 0, second = 0] = lines.flatMap((line, index) =>
			line.startsWith("## ") ? [index] : [],
		);
		const listed = lines.flatMap((line, index) => {
			const [, place] = /^- `([^`]+)`/.exec(line) ?? [];
			const kind = index > second ? "landfall" : "public-api";
			return place ? [`${kind} ${place}`] : [];
		});
		expect(first).toBeGreaterThan(0);
		expect(listed.sort()).toEqual(
			beyondOf(contract)
				.map(({ kind, place }) => `${kind} ${place}`)
				.sort(),
		);
	});

	it("have one of the two kinds, and name a value of the enumeration where they are one", () => {
		for (const { mark, meanings } of marks) {
			if (typeof mark === "string") {
				expect(Object.keys(KINDS)).toContain(mark);
				continue;
			}
			expect(Object.keys(KINDS)).toEqual(
				expect.arrayContaining(Object.values(mark as object)),
			);
			expect(Object.keys(meanings ?? {})).toEqual(
				expect.arrayContaining(Object.keys(mark as object)),
			);
		}
	});

	it("are named once", () => {
		const names = beyondOf(contract).map(({ kind, place }) => kind + place);
		expect(names.length).toBe(new Set(names).size);
	});
});

const SMALL: Marked = {
	paths: {
		"/ships": {
			get: {
				"x-beyond": "landfall",
				operationId: "listShips",
				summary: "List ships",
				parameters: [{ name: "q", "x-beyond": "public-api" }],
			},
		},
	},
	components: {
		schemas: {
			Ship: {
				properties: {
					crew: {
						description: "People | aboard. All of them.",
						"x-beyond": "landfall",
					},
					flag: { "x-beyond": { red: "public-api" } },
				},
			},
		},
	},
};

it("the list describes an operation, a parameter, a member and a value", () => {
	const lines = beyondPage(SMALL)
		.split("\n")
		.filter((line) => /^(#|- )/.test(line));
	expect(lines).toEqual([
		"# Beyond the specification",
		"## In the public API",
		"### Parameters and headers",
		"- `q of listShips`",
		"### Values",
		"- `Ship.flag = red`",
		"## Landfall's own",
		"### Operations",
		"- `GET /ships`: List ships.",
		"### Members",
		"- `Ship.crew`: People | aboard.",
	]);
});
