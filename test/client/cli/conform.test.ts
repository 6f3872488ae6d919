import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UNKNOWN_ID } from "../../../client/cli/conform/targets.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { failedIn, openConformPeers, type Result } from "./conform-peers.ts";
import { runLandfall } from "./run-landfall.ts";

const { landfall, proxy } = await openConformPeers();
const folder = await openForFile(temporaryFolder);

const OPERATIONS = [
	...["listTrackingRequests", "createTrackingRequest", "getShipment"],
	...["updateShipment", "listContainers", "createWebhook", "deleteWebhook"],
	...["getMetroArea", "listEvents"],
].flatMap((name) => ["--only", name]);

it("passes this server, and lists the operations that it could not test", async () => {
	const junit = join(folder.path, "junit.xml");
	const { code, out } = await runLandfall(landfall, [
		...["conform", "--writes", "--json", "--junit", junit, ...OPERATIONS],
	]);
	const result: Result = JSON.parse(out[0] ?? "");
	expect(failedIn(result)).toEqual([]);
	expect(code).toBe(0);
	expect(result.passed).toBeGreaterThan(150);
	const untried = result.cases.filter(({ skipped }) => skipped !== undefined);
	expect(untried).toContainEqual(
		expect.objectContaining({ operation: "getMetroArea" }),
	);
	const xml = readFileSync(junit, "utf8");
	expect(xml.match(/<testcase /g)).toHaveLength(result.cases.length);
	expect(xml.match(/<skipped /g)).toHaveLength(untried.length);
	expect(xml).not.toContain("<failure");
});

it("sends without --writes only requests that a server cannot carry out by mistake", async () => {
	const asked: string[] = [];
	proxy.setFault({
		onRequest: ({ method, url, headers }) => {
			const isAnonymous = headers.authorization !== `Token ${landfall.key}`;
			if (method !== "GET" && method !== "HEAD" && !isAnonymous)
				asked.push(`${method} ${new URL(url, landfall.url).pathname}`);
		},
	});
	const only = [
		...["createTrackingRequest", "createWebhook", "updateShipment"],
		...["deleteWebhook", "stopShipmentTracking", "updateContainerAlias"],
	].flatMap((name) => ["--only", name]);
	const { code } = await runLandfall(
		{ url: proxy.baseUrl, key: landfall.key },
		["conform", ...only],
	);
	expect(code).toBe(0);
	expect([...new Set(asked)].sort()).toEqual([
		`DELETE /v2/webhooks/${UNKNOWN_ID}`,
		"DELETE /v2/webhooks/none",
		"PATCH /v2/containers",
		`PATCH /v2/shipments/${UNKNOWN_ID}`,
		`PATCH /v2/shipments/${UNKNOWN_ID}/stop_tracking`,
		// No path accepts this method.
		"PUT /v2/tracking_requests",
		"PUT /v2/webhooks",
	]);
});

it("reports nothing through a correct proxy, and prints the tests done", async () => {
	proxy.setFault({});
	const { code, out } = await runLandfall(
		{ url: proxy.baseUrl, key: landfall.key },
		["conform", "--only", "listShipments", "--only", "getShipment"],
	);
	expect(code).toBe(0);
	expect(out[0]).toMatch(
		/^✓ listShipments +\d+ passed, \d skipped\n✓ getShipment +\d+ passed, \d skipped\n\n\d+ passed, 0 failed, \d+ skipped\n {2}\d+ skipped: no request of this run causes it$/,
	);
});

it("names in its report each request without a complete answer, and goes on", async () => {
	let requests = 0;
	proxy.setFault({
		cut: () => {
			requests++;
			return requests === 2 ? "before" : requests === 4 ? "within" : undefined;
		},
	});
	const { code, out } = await runLandfall(
		{ url: proxy.baseUrl, key: landfall.key },
		["conform", "--json", "--only", "listShippingLines"],
	);
	expect(code).toBe(1);
	const result: Result = JSON.parse(out[0] ?? "");
	expect(failedIn(result)).toEqual([
		expect.objectContaining({
			request: "GET /shipping_lines",
			problems: ["there was no answer"],
		}),
		expect.objectContaining({
			request: expect.stringMatching(/^GET \/shipping_lines/),
			problems: ["the answer has no end"],
		}),
	]);
	expect(result.passed).toBeGreaterThan(5);
});

it("refuses a file that it cannot write before it makes a request", async () => {
	let requests = 0;
	proxy.setFault({ onRequest: () => requests++ });
	const { code, error } = await runLandfall(
		{ url: proxy.baseUrl, key: landfall.key },
		["conform", "--junit", "/no/dir/x.xml"],
	);
	expect({ code, requests }).toEqual({ code: 2, requests: 0 });
	expect(error[0]).toMatch(/^\/no\/dir\/x\.xml cannot be written: ENOENT/);
});
