import { expect, test } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { problemsOf } from "../support/replies/problems.ts";
import { type RawAnswer, rawRequest } from "../support/replies/raw-request.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const ask = (path: string, ...hosts: string[]) =>
	rawRequest(landfall.url, `GET ${path} HTTP/1.1`, [
		...hosts,
		`Authorization: Token ${landfall.key}`,
	]);

const responseOf = (answer?: RawAnswer) => new Response(answer?.body, answer);

test.each(["/v2/shipments", "/v2/nowhere", "/healthz"])(
	"a request with several Host headers is refused at %s",
	async (path) => {
		for (const other of ["host: b", "HOST: a", "Host:"]) {
			const refused = await ask(path, "Host: a", other);
			expect(await problemsOf(responseOf(refused), 400)).toEqual([
				{ code: "invalid", header: "host" },
			]);
		}
	},
);

test("a request with several Authorization headers is refused, even if all are the same", async () => {
	for (const other of [
		`authorization: Token ${landfall.key}`,
		"AUTHORIZATION: Token another-key-of-somebody",
		"Authorization:",
	]) {
		const refused = await ask("/v2/shipments", other);
		expect(await problemsOf(responseOf(refused), 400)).toEqual([
			{ code: "invalid", header: "authorization" },
		]);
	}
});

test("a request in HTTP/1.1 without a Host header is refused, and one in HTTP/1.0 is served", async () => {
	const [recent, old] = await Promise.all(
		["HTTP/1.1", "HTTP/1.0"].map((version) =>
			rawRequest(landfall.url, `GET /healthz ${version}`, [], false),
		),
	);
	expect(await problemsOf(responseOf(recent), 400)).toEqual([
		{ code: "blank", header: "host" },
	]);
	expect(old?.status).toBe(200);
});

test("an unknown expectation is refused, and 100-continue is met in any case of its letters", async () => {
	const unknown = await ask("/v2/shipments", "Expect: 200-ok");
	expect(await problemsOf(responseOf(unknown), 417)).toEqual([
		{ code: "invalid", header: "expect" },
	]);
	const known = await ask("/v2/shipments", "Expect: 100-Continue");
	expect(known.status).toBe(100);
	expect(known.body).toMatch(/^HTTP\/1.1 200 OK/);
});

test("a request with more than 100 query parameters is refused", async () => {
	const path = (count: number) =>
		`/v2/shipments?${Array.from({ length: count }, (_, at) => `a[${at}]=1`).join("&")}`;
	const [most, more] = await Promise.all([
		ask(path(100), "Host: a"),
		ask(path(101), "Host: a"),
	]);
	expect(most.status).toBe(200);
	expect(await problemsOf(responseOf(more), 400)).toEqual([
		{ code: "invalid" },
	]);
});

test("a request with one Host and one Authorization header is served, even if other headers are repeated", async () => {
	const { status } = await ask(
		"/v2/shipments",
		"Host: a",
		"X-Host: b",
		"X-Host: c",
	);
	expect(status).toBe(200);
});
