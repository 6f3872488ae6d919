import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { expandExample } from "../../openapi/rules/example-records.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const REDOCLY = `${ROOT}node_modules/@redocly/cli/bin/cli.js`;
const FIXTURES = "test/contract/fixtures";

interface Finding {
	readonly ruleId: string;
	readonly message: string;
}

/** The problems in a fixture that our rules alone find. */
function lint(fixture: string): Finding[] {
	const { stdout } = spawnSync(
		process.execPath,
		[
			REDOCLY,
			"lint",
			`${FIXTURES}/${fixture}`,
			`--config=${FIXTURES}/redocly.yaml`,
			"--format=json",
		],
		{
			cwd: ROOT,
			encoding: "utf8",
			env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
		},
	);
	return (JSON.parse(stdout) as { problems: Finding[] }).problems;
}

describe("our rules for the contract", () => {
	let findings: Finding[];
	beforeAll(() => {
		findings = lint("breaks-rules.yaml");
	});
	const messages = (rule: string) =>
		findings
			.filter(({ ruleId }) => ruleId === `landfall/${rule}`)
			.map(({ message }) => message);

	it("accept a contract that follows them", () => {
		expect(lint("keeps-rules.yaml")).toEqual([]);
	});

	it("require names of operations by method and resource, and names of webhooks by event", () => {
		expect(messages("operation-name")).toEqual([
			'Name the operation by what patch does (update, stop, resume, refresh) and the resource, for example updateShipment, not "thingUpdate".',
			'Name the operation that sends thing.changed "onThingChanged", not "thingChanged".',
		]);
	});

	it("require every status that an operation can answer, and the headers of each", () => {
		expect(messages("declared-failures")).toEqual([
			...[400, 404, 406, 413, 415, 422, 429, 500].map(
				(status) =>
					`thingUpdate can answer ${status}: declare it, as a rule by a $ref into openapi/shared/responses.`,
			),
			"thingUpdate sends X-Request-Id with 200: declare it by a $ref into openapi/shared/headers.",
			"thingUpdate sends WWW-Authenticate with 401: declare it by a $ref into openapi/shared/headers.",
		]);
	});

	it("require an example of every body that is sent", () => {
		expect(messages("named-examples")).toEqual([
			"Give application/json at least one example with a name, under `examples`: the mock answers with it.",
		]);
	});

	it("require a description of each property, and an example when its form matters", () => {
		expect(messages("described-properties")).toEqual([
			'Say in a description what "made_on" is.',
			'Show a value of "made_on" under `examples`: it has a pattern or format.',
		]);
	});

	it("allow three sentences at most, or a list", () => {
		expect(messages("brief-descriptions")).toEqual([
			"Say it in 3 sentences, or make it a list: the description has 4.",
		]);
	});

	it("require the meaning of each value of an enumeration", () => {
		expect(messages("meaningful-values")).toEqual(
			["red", "small"].map(
				(name) =>
					`Say under \`x-enum-descriptions\` what "${name}" means, or leave it out.`,
			),
		);
	});

	it("require objects with named members to accept more, and other objects to name their members", () => {
		expect(messages("open-objects")).toEqual([
			"Leave `additionalProperties: false` out: later versions add members.",
			"Name the members under `properties`, or say with `additionalProperties` that the object is free-form.",
		]);
	});
});

describe("an example made of records", () => {
	const thing = { made_on: "2026-08-25", parts: [2] };
	const folder = `${ROOT}${FIXTURES}`;
	const cases: [title: string, given: object, want: object][] = [
		["is the record", { $ref: "thing.json" }, thing],
		[
			"is the record with other members",
			{ $ref: "thing.json", made_on: null, name: "x" },
			{ made_on: null, parts: [2], name: "x" },
		],
		[
			"adds to the record's lists at either end",
			{ $ref: "thing.json", parts: { $first: [1], $last: [3] } },
			{ ...thing, parts: [1, 2, 3] },
		],
		[
			"holds records in lists",
			{ data: [{ $ref: "thing.json" }] },
			{ data: [thing] },
		],
	];
	it.each(cases)("%s", (_title, given, want) => {
		expect(expandExample(given as never, folder)).toEqual(want);
	});
});
