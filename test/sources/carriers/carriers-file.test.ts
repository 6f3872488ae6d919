import { describe, expect, test } from "vitest";
import {
	CarriersFileError,
	readCarriersFile,
} from "../../../server/sources/carriers/carriers-file.ts";

const ENTRY = {
	scac: "MAEU",
	dialect: "dcsa-2.2",
	baseUrl: "https://api.example.com/tnt",
};

/** A reference to a variable, as it stands in the file. */
const reference = (name: string) => `$\{${name}}`;

const read = (value: unknown, env = {}) =>
	readCarriersFile({
		path: "carriers.json",
		text: typeof value === "string" ? value : JSON.stringify(value),
		env,
	});

const withEntry = (members: object) => ({
	carriers: [{ ...ENTRY, ...members }],
});

test("an entry with every member is read", () => {
	const members = {
		eventsPath: "/public-events",
		headers: { "X-Plain": "a" },
		stripScacPrefix: true,
		requestTypes: ["booking"],
		timeLimitMs: 5_000,
	};
	expect(read(withEntry(members))).toEqual([
		{ ...ENTRY, ...members, headers: { "x-plain": "a" } },
	]);
});

test("an entry needs only SCAC, dialect and address", () => {
	expect(read({ carriers: [ENTRY] })).toEqual([{ ...ENTRY, headers: {} }]);
});

test("references in headers are replaced from the environment", () => {
	const headers = {
		"Consumer-Key": reference("KEY"),
		Authorization: `Basic ${reference("A")}${reference("B")}`,
	};
	const env = { KEY: "secret", A: "x", B: "y" };
	expect(read(withEntry({ headers }), env)[0]?.headers).toEqual({
		"consumer-key": "secret",
		authorization: "Basic xy",
	});
});

describe("what is wrong is said in one line with its place in the file", () => {
	test.each<[unknown, string]>([
		["{", "is no valid JSON (line 1 column 2)"],
		[[], 'the whole file must be an object with one member, "carriers"'],
		[{}, 'the whole file lacks "carriers"'],
		[{ carriers: [] }, "/carriers must be a list of at least one carrier"],
		[
			{ carriers: [{}] },
			'/carriers/0 lacks "scac"; /carriers/0 lacks "dialect"; /carriers/0 lacks "baseUrl"',
		],
		[
			withEntry({ baseURL: "x" }),
			'/carriers/0 has the unknown member "baseURL"',
		],
		[
			withEntry({ scac: "maersk" }),
			"/carriers/0/scac must be the four capital letters or digits of a shipping line, other than TEST, which is built in",
		],
		[
			withEntry({ dialect: "dcsa-9" }),
			'/carriers/0/dialect must be "dcsa-2.2" (DCSA Track & Trace 2.2)',
		],
		[
			withEntry({ baseUrl: "https://user:password@example.com" }),
			"/carriers/0/baseUrl must be an http or https address without user name, query and fragment",
		],
		[
			withEntry({ baseUrl: "https://example.com:99999" }),
			"/carriers/0/baseUrl is no valid address",
		],
		[
			withEntry({ headers: { "bad name": "x" } }),
			'/carriers/0/headers member "bad name" must be the name of a header',
		],
		[
			withEntry({ headers: { Host: "x" } }),
			"/carriers/0/headers/Host cannot be set",
		],
		[
			withEntry({ headers: { Key: reference("NO_SUCH") } }),
			"/carriers/0/headers/Key refers to NO_SUCH, which the environment does not have",
		],
		[
			withEntry({ headers: { Key: reference("toString") } }),
			"/carriers/0/headers/Key refers to toString, which the environment does not have",
		],
		[
			withEntry({ headers: { Key: reference("LINES") } }),
			"/carriers/0/headers/Key must be printable ASCII on one line",
		],
		[
			withEntry({ timeLimitMs: 1 }),
			"/carriers/0/timeLimitMs must be a whole number of milliseconds from 1000 to 120000",
		],
		[
			withEntry({ requestTypes: ["bol"] }),
			'/carriers/0/requestTypes/0 must be "bill_of_lading", "booking" or "container"',
		],
	])("case %#", (value, want) => {
		expect(() => read(value, { LINES: "a\nb" })).toThrow(
			new CarriersFileError(`carriers.json: ${want}`),
		);
	});

	test("and never quotes the file, which may hold credentials", () => {
		const attempt = () =>
			read('{"carriers": [{"headers": {"Key": "secret" oops');
		expect(attempt).toThrow(CarriersFileError);
		expect(attempt).toThrow(
			expect.objectContaining({
				message: expect.not.stringContaining("secret"),
			}),
		);
	});
});
