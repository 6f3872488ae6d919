import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SettingsFileError } from "../../../server/settings/files/settings-error.ts";
import { readCarriersFile } from "../../../server/sources/carriers/carriers-file.ts";

const ENTRY = {
	scac: "MAEU",
	dialect: "dcsa-2.2",
	baseUrl: "https://api.example.com/tnt",
};

/** A reference to a variable, as the file contains it. */
const reference = (name: string) => `$\{${name}}`;

const read = (value: unknown, env = {}) =>
	readCarriersFile({
		path: "carriers.yaml",
		text: typeof value === "string" ? value : JSON.stringify(value),
		env,
	});

const withEntry = (members: object) => ({
	carriers: [{ ...ENTRY, ...members }],
});

const KEY = generateKeyPairSync("rsa", { modulusLength: 2048 })
	.privateKey.export({ type: "pkcs8", format: "pem" })
	.toString();

test("an entry with every member is read", () => {
	const members = {
		eventsPath: "/public-events",
		headers: { "X-Plain": "a" },
		query: { eventType: "TRANSPORT" },
		filterNames: { booking: "bookingNumber" },
		requestTypes: ["booking"],
		stripScacPrefix: true,
		stripPrefixes: ["MAEU"],
		addPrefix: "SEAU",
		needsContainer: true,
		paging: { by: "time", limit: 50, overlapMs: 1_000 },
		rate: { perSecond: 1, perMinute: 2, perHour: 3, perDay: 4 },
		retry: { attempts: 2, longestWaitMs: 100 },
		circuit: { failures: 3, openMs: 1_000 },
		timeLimitMs: 5_000,
	};
	expect(read(withEntry(members))).toEqual([{ ...ENTRY, ...members }]);
});

test("an entry needs only SCAC, dialect and address", () => {
	expect(read({ carriers: [ENTRY] })).toEqual([ENTRY]);
});

test.each([
	{
		type: "oauth2-client-credentials",
		tokenUrl: "https://auth.example.com/token",
		clientId: "a",
		clientSecret: "b",
		credentialsIn: "basic",
		scope: "tnt",
		parameters: { audience: "x" },
		headers: { "Consumer-Key": "k" },
	},
	{
		type: "oauth2-client-assertion",
		tokenUrl: "https://auth.example.com/token",
		clientId: "a",
		privateKey: KEY,
		certificateThumbprint: "AB:".repeat(19).concat("CD"),
		keyId: "k",
		audience: "x",
	},
	{
		type: "signed-request",
		keyId: "a",
		secret: "b",
		algorithm: "hmac-sha256",
		dateHeader: "X-Date",
		digestHeader: "X-Digest",
		nonceHeader: "X-Nonce",
		nonceCopyHeader: "X-Nonce-Copy",
		authorizationHeader: "X-Authorization",
	},
])("authentication by $type is read", (authentication) => {
	expect(read(withEntry({ authentication }))[0]?.authentication).toEqual(
		authentication,
	);
});

test("references in headers are replaced from the environment", () => {
	const headers = {
		"Consumer-Key": reference("KEY"),
		Authorization: `Basic ${reference("A")}${reference("B")}`,
	};
	const env = { KEY: "secret", A: "x", B: "y" };
	expect(read(withEntry({ headers }), env)[0]?.headers).toEqual({
		"Consumer-Key": "secret",
		Authorization: "Basic xy",
	});
});

describe("an error is one line with its place in the file", () => {
	test.each<[unknown, string]>([
		["{", "is not valid YAML (line 1 column 2)"],
		[[], 'the whole file must be an object with one member, "carriers"'],
		[{}, 'the whole file lacks "carriers"'],
		[
			{ carriers: [] },
			"/carriers (line 1) must be a list of at least one carrier",
		],
		[
			{ carriers: [{}] },
			'/carriers/0 (line 1) lacks "scac"; /carriers/0 (line 1) lacks "dialect"; /carriers/0 (line 1) lacks "baseUrl"',
		],
		[
			withEntry({ baseURL: "x" }),
			'/carriers/0 (line 1) has the unknown member "baseURL" (line 1)',
		],
		[
			withEntry({ scac: "maersk" }),
			"/carriers/0/scac (line 1) must be the four capital letters or digits of a shipping line, other than TEST, which is built in",
		],
		[
			withEntry({ dialect: "dcsa-9" }),
			'/carriers/0/dialect (line 1) must be "dcsa-2.2", "dcsa-3.0-beta1" or "dcsa-3.0" (versions of DCSA Track & Trace)',
		],
		[
			withEntry({ baseUrl: "https://user:password@example.com" }),
			"/carriers/0/baseUrl (line 1) must be an http or https address without user name, query and fragment",
		],
		[
			withEntry({ baseUrl: "https://example.com:99999" }),
			"/carriers/0/baseUrl (line 1) is no valid address",
		],
		[
			withEntry({ headers: { "bad name": "x" } }),
			'/carriers/0/headers (line 1) member "bad name" must be the name of a header',
		],
		[
			withEntry({ headers: { Host: "x" } }),
			"/carriers/0/headers/Host (line 1) cannot be set",
		],
		[
			withEntry({ headers: { Key: reference("NO_SUCH") } }),
			"/carriers/0/headers/Key (line 1) refers to NO_SUCH, which the environment does not have",
		],
		[
			withEntry({ headers: { Key: reference("toString") } }),
			"/carriers/0/headers/Key (line 1) refers to toString, which the environment does not have",
		],
		[
			withEntry({ headers: { Key: reference("LINES") } }),
			"/carriers/0/headers/Key (line 1) must be printable ASCII on one line",
		],
		[
			withEntry({ authentication: { type: "password" } }),
			'/carriers/0/authentication (line 1) must be an object whose "type" is "oauth2-client-credentials", "oauth2-client-assertion" or "signed-request"',
		],
		[
			withEntry({
				authentication: {
					type: "oauth2-client-credentials",
					tokenUrl: "auth.example.com",
					clientId: "a",
				},
			}),
			'/carriers/0/authentication (line 1) lacks "clientSecret"; /carriers/0/authentication/tokenUrl (line 1) must be an http or https address without user name, query and fragment',
		],
		[
			withEntry({
				authentication: {
					type: "oauth2-client-assertion",
					tokenUrl: "https://auth.example.com/token",
					clientId: "a",
					privateKey: "secret",
				},
			}),
			"/carriers/0/authentication/privateKey (line 1) must be an RSA private key in PEM",
		],
		[
			withEntry({
				authentication: {
					type: "oauth2-client-credentials",
					tokenUrl: "https://auth.example.com:99999",
					clientId: "a",
					clientSecret: "b",
					headers: { Host: "x" },
				},
			}),
			"/carriers/0/authentication/tokenUrl (line 1) is no valid address; /carriers/0/authentication/headers/Host (line 1) cannot be set",
		],
		[
			withEntry({ rate: { perSecond: 0 } }),
			"/carriers/0/rate/perSecond (line 1) must be a whole number of requests from 1 to 1000000000",
		],
		[withEntry({ paging: {} }), '/carriers/0/paging (line 1) lacks "by"'],
		[
			withEntry({ timeLimitMs: 1 }),
			"/carriers/0/timeLimitMs (line 1) must be a whole number of milliseconds from 1000 to 120000",
		],
		[
			withEntry({ requestTypes: ["bol"] }),
			'/carriers/0/requestTypes/0 (line 1) must be "bill_of_lading", "booking" or "container"',
		],
	])("case %#", (value, want) => {
		expect(() => read(value, { LINES: "a\nb" })).toThrow(
			new SettingsFileError(`carriers.yaml: ${want}`),
		);
	});

	test("an error never quotes the file, which may hold credentials", () => {
		const attempt = () =>
			read('{"carriers": [{"headers": {"Key": "secret" oops');
		expect(attempt).toThrow(SettingsFileError);
		expect(attempt).toThrow(
			expect.objectContaining({
				message: expect.not.stringContaining("secret"),
			}),
		);
	});
});
