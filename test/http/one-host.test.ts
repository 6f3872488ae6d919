import { expect, test } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { problemsOf } from "../support/replies/problems.ts";
import { rawRequest } from "../support/replies/raw-request.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const ask = (path: string, ...hosts: string[]) =>
	rawRequest(landfall.url, `GET ${path} HTTP/1.1`, [
		...hosts,
		`Authorization: Token ${landfall.key}`,
	]);

test.each(["/v2/shipments", "/v2/nowhere", "/healthz"])(
	"a request with several Host headers is refused at %s",
	async (path) => {
		for (const other of ["host: b", "HOST: a", "Host:"]) {
			const { status, headers, body } = await ask(path, "Host: a", other);
			expect(
				await problemsOf(new Response(body, { status, headers }), 400),
			).toEqual([{ code: "invalid", header: "host" }]);
		}
	},
);

test("a request with one Host header is served, even if other headers are repeated", async () => {
	const { status } = await ask(
		"/v2/shipments",
		"Host: a",
		"X-Host: b",
		"X-Host: c",
	);
	expect(status).toBe(200);
});
