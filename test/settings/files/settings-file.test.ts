import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SettingsFileError } from "../../../server/settings/files/settings-error.ts";
import {
	openSettingsFile,
	readSettingsFile,
} from "../../../server/settings/files/settings-file.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";

const SCHEMA = {
	description: "an object",
	type: "object",
	required: ["name"],
	additionalProperties: false,
	properties: {
		name: { description: "a text", type: "string", minLength: 1 },
		days: {
			description: "a list of whole numbers",
			type: "array",
			items: { description: "a whole number", type: "integer" },
		},
		ports: {
			description: "an object of names by codes",
			type: "object",
			propertyNames: { description: "five capitals", pattern: "^[A-Z/~]{5}$" },
			additionalProperties: { description: "a text", type: "string" },
		},
		shape: {
			description: 'an object whose "type" is "round" or "square"',
			type: "object",
			required: ["type"],
			discriminator: { propertyName: "type" },
			oneOf: [
				{
					required: ["radius"],
					properties: {
						type: { const: "round" },
						radius: { description: "a number", type: "number" },
					},
				},
				{ properties: { type: { const: "square" } } },
			],
		},
	},
};

/** A reference to a variable, as the file contains it. */
const reference = (name: string) => `$\{${name}}`;

const read = (text: string, env: Record<string, string> = {}) =>
	readSettingsFile<unknown>({ path: "a.yaml", text, env }, SCHEMA);

test.each([
	["YAML", "name: a\ndays: [1, 2] # and a comment\n"],
	["JSON", '{"name": "a", "days": [1, 2]}'],
	[
		"JSON that is indented by tabs",
		'{\n\t"name": "a",\n\t"days": [\n\t\t1,\n\t\t2\n\t]\n}\n',
	],
	["anchors and merge keys", "<<: &all { days: [1, 2] }\nname: a\n"],
])("%s is read", (_, text) => {
	expect(read(text)).toEqual({ name: "a", days: [1, 2] });
});

test("words with a special meaning in other YAML versions are texts", () => {
	expect(read("name: no")).toEqual({ name: "no" });
	expect(read("name: 2026-01-01")).toEqual({ name: "2026-01-01" });
});

test("references in any text are replaced from the environment, and their values are not searched for references", () => {
	const text = `name: "${reference("A")}-${reference("B")}" # ${reference("NOT_ME")}`;
	expect(read(text, { A: "x: 'y'", B: reference("A") })).toEqual({
		name: `x: 'y'-${reference("A")}`,
	});
});

describe("an error is one line with file, place and expectation", () => {
	test.each([
		["name: [", "is indented wrongly (line 1 column 8)"],
		['name: "a', "is not valid YAML (line 1 column 9)"],
		["name: a\nname: b", "has a member twice (line 2 column 1)"],
		[
			"name: a\nshape:\n\ttype: round",
			"is indented by a tab (line 3 column 1)",
		],
		[
			"name: *gone",
			"refers to an anchor that it does not have (line 1 column 7)",
		],
		[
			"name: a\nshape:\n  <<: *gone",
			"refers to an anchor that it does not have (line 3 column 7)",
		],
		[
			"name: *late\ndays: &late [1]",
			"refers to an anchor that it does not have (line 1 column 7)",
		],
		["name: a\n<<: [1]", "merges what is no object (line 2 column 1)"],
		[
			"name: &name a\nshape:\n  <<: [{}, *name]",
			"merges what is no object (line 3 column 3)",
		],
		["name: a\n---\nname: b", "holds several documents (line 2 column 1)"],
		["# nothing but a comment", 'the whole file lacks "name"'],
		["[]", "the whole file must be an object"],
		["{}", 'the whole file lacks "name"'],
		["# first\nname: 1", "/name (line 2) must be a text"],
		["name: a\ndays:\n  - 1\n  - x", "/days/1 (line 4) must be a whole number"],
		[
			"# first\n<<: { days: [1, x] }\nname: a",
			"/days/1 (line 2) must be a whole number",
		],
		[
			"name: a\nports:\n  CNSHA: Shanghai\n  a: Rotterdam",
			'/ports (line 3) member "a" must be five capitals',
		],
		[
			'name: a\nports: {}\n"a/b~": 1',
			'the whole file has the unknown member "a/b~" (line 3)',
		],
		[
			`name: a\nports: { CNSHA: 1, NLRTM: "${reference("EMPTY")}" }`,
			"/ports/NLRTM (line 2) refers to EMPTY, which the environment does not have",
		],
		[
			'name: a\nports:\n  CNSHA: Shanghai\n  "A/B~C": 1',
			"/ports/A/B~C (line 4) must be a text",
		],
		[
			"name: &a b c\nports: *",
			"has an alias that is written wrongly (line 2 column 8)",
		],
		[
			"name: a\nsize: 1",
			'the whole file has the unknown member "size" (line 2)',
		],
		[
			"name: a\n\u0007\u001bc: 1",
			'the whole file has the unknown member "\\u0007\\u001bc" (line 2)',
		],
		[
			"name: a\nshape: { type: oval }",
			'/shape (line 2) must be an object whose "type" is "round" or "square"',
		],
		["name: a\nshape: { type: round }", '/shape (line 2) lacks "radius"'],
		[
			"name: ''\ndays: 1",
			"/name (line 1) must be a text; /days (line 2) must be a list of whole numbers",
		],
		[
			`name: ${reference("GONE")}\nshape: { type: "${reference("toString")}" }`,
			"/name (line 1) refers to GONE, which the environment does not have; /shape/type (line 2) refers to toString, which the environment does not have",
		],
	])("%j", (text, want) => {
		expect(() => read(text, { EMPTY: "" })).toThrow(
			new SettingsFileError(`a.yaml: ${want}`),
		);
	});

	test("it has at most twenty places", () => {
		const days = Array(21).fill("x");
		const places = days.map((_, at) => `/days/${at} (line 1)`).slice(0, 20);
		const want = places.map((place) => `${place} must be a whole number`);
		expect(() => read(`{ name: a, days: [${days}] }`)).toThrow(
			new SettingsFileError(`a.yaml: ${want.join("; ")}`),
		);
	});

	test("an error never shows a value, which may be a secret", () => {
		const broken = [
			'name: "secret',
			"secret: secret: secret",
			"&secret : *s",
			"name: {secret secret",
			`days: ${reference("S")}`,
		];
		for (const text of broken) {
			const attempt = () => read(text, { S: "secret" });
			expect(attempt).toThrow(SettingsFileError);
			expect(attempt).toThrow(
				expect.objectContaining({
					message: expect.not.stringMatching(/(?<!")secret(?!")/),
				}),
			);
		}
	});
});

describe("a file that would take too much is refused", () => {
	const laughs = Array.from(
		{ length: 12 },
		(_, index) =>
			`a${index}: &a${index} [${index === 0 ? "1" : Array(9).fill(`*a${index - 1}`)}]`,
	).join("\n");
	test.each([
		["too long", `name: ${"x".repeat(1_000_001)}`],
		["too deep", `name: ${"[".repeat(5_000)}${"]".repeat(5_000)}`],
		["deeper than any settings", `name: ${"[".repeat(60)}${"]".repeat(60)}`],
		["aliases that multiply", laughs],
		["an alias of itself", "name: &a [*a]"],
	])("%s", (_, text) => {
		expect(() => read(text)).toThrow(SettingsFileError);
	});
});

test("a text of a million characters, and values as deep as any settings, are read", () => {
	const name = "x".repeat(999_994);
	expect(read(`name: ${name}`)).toEqual({ name });
	expect(() => read(`name: ${name}x`)).toThrow("longer than 1000000");
	const nested = (depth: number) =>
		`name: a\ndays: ${"[".repeat(depth)}${"]".repeat(depth)}`;
	expect(() => read(nested(50))).toThrow("/days/0 (line 2) must be");
	expect(() => read(nested(51))).toThrow("is nested too deeply");
});

test("any text gives settings of the schema or a SettingsFileError, nothing else", () => {
	const yaml = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.json({ maxDepth: 3 }),
		fc
			.array(
				fc.constantFrom(
					"name: a",
					"days:",
					"- 1",
					"&a",
					"*a",
					"{",
					"]",
					"\t",
					"<<: ",
					"? x",
					"!!set",
					"---",
					": ",
					"|",
					"\n",
					"  ",
				),
			)
			.map((parts) => parts.join("\n")),
	);
	fc.assert(
		fc.property(yaml, (text) => {
			try {
				expect(read(text)).toHaveProperty("name");
			} catch (error) {
				expect(error).toBeInstanceOf(SettingsFileError);
				expect((error as Error).message).toMatch(/^a\.yaml: [^\n]+$/);
			}
		}),
		{ numRuns: 500 },
	);
});

test("a missing or unreadable file is named, and the variable that names it", () => {
	const folder = temporaryFolder();
	const path = join(folder.path, "gone.yaml");
	expect(() => openSettingsFile("CARRIERS_FILE", path, {})).toThrow(
		new SettingsFileError(`CARRIERS_FILE names ${path}: there is no such file`),
	);
	expect(() => openSettingsFile("CARRIERS_FILE", folder.path, {})).toThrow(
		new SettingsFileError(
			`CARRIERS_FILE names ${folder.path}, which cannot be read (EISDIR)`,
		),
	);
	folder.remove();
});
