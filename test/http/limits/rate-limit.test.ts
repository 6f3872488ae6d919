import { afterEach, describe, expect, it, vi } from "vitest";
import { insertApiKey } from "../../../server/resources/accounts/api-key-queries.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { errorDocumentOf } from "../../support/replies/problems.ts";

const LIMIT = 3;
const INFERENCES = 200;
let count = 0;

const landfall = await openForFile(startTestLandfall, {
	env: {
		REQUESTS_PER_MINUTE: String(LIMIT),
		INFERENCES_PER_MINUTE: String(INFERENCES),
		REFRESHES_PER_MINUTE: "2",
	},
	isWorking: false,
});
afterEach(() => vi.useRealTimers());

/** A tenant with full buckets and a clock that only the test moves. */
async function newTenant(): Promise<Tenant> {
	const tenant = await landfall.addTenant(`tenant ${count++}`);
	vi.useFakeTimers({ toFake: ["performance"] });
	return tenant;
}

function post(tenant: Tenant, path: string, body: object, key = tenant.key) {
	return tenant.send("POST", path, body, { authorization: `Token ${key}` });
}

const infer = (tenant: Tenant, key?: string) =>
	post(
		tenant,
		"/tracking_requests/infer_number",
		{ number: "MSCU6639870" },
		key,
	);

async function waitOf(reply: Response): Promise<number> {
	await errorDocumentOf(reply, 429);
	return Number(reply.headers.get("retry-after"));
}

describe("the limit of requests a minute", () => {
	it("names the exact number of seconds until the next request is served, at any point of a minute", async () => {
		const tenant = await newTenant();
		for (let made = 0; made < LIMIT; made++) {
			expect((await tenant.fetch("/shipments")).status).toBe(200);
			vi.advanceTimersByTime(1_000);
		}
		expect(await waitOf(await tenant.fetch("/shipments"))).toBe(57);
		vi.advanceTimersByTime(56_001);
		const early = await tenant.fetch("/shipments");
		expect(early.headers.get("ratelimit")).toBe('"default";r=0;t=1');
		expect(await waitOf(early)).toBe(1);
		vi.advanceTimersByTime(999);
		// Only the first request is older than a minute; the others follow in the order they came.
		expect((await tenant.fetch("/shipments")).status).toBe(200);
		expect(await waitOf(await tenant.fetch("/shipments"))).toBe(1);
		vi.advanceTimersByTime(1_000);
		expect((await tenant.fetch("/shipments")).status).toBe(200);
	});

	it("is shown on every counted reply, with the remaining requests", async () => {
		const tenant = await newTenant();
		const standings: unknown[] = [];
		for (const path of ["/shipments", "/webhooks/none", "/shipments", "/x"]) {
			const { headers } = await tenant.fetch(path);
			standings.push(headers.get("ratelimit"));
			if (path !== "/x")
				expect(headers.get("ratelimit-policy")).toBe(
					`"default";q=${LIMIT};w=60`,
				);
			vi.advanceTimersByTime(1_000);
		}
		const { headers } = await tenant.fetch("/shipments");
		expect([...standings, headers.get("ratelimit")]).toEqual([
			'"default";r=2;t=60',
			'"default";r=1;t=59',
			'"default";r=0;t=58',
			// The path is no operation, so it has no limit.
			null,
			'"default";r=0;t=56',
		]);
		expect(headers.get("retry-after")).toBe("56");
		const inferred = await infer(tenant);
		expect(inferred.headers.get("ratelimit")).toBe(
			`"inferNumber";r=${INFERENCES - 1};t=60`,
		);
		expect(inferred.headers.get("ratelimit-policy")).toBe(
			`"inferNumber";q=${INFERENCES};w=60`,
		);
	});

	it("is shared by all operations without their own bucket, and counts refused requests", async () => {
		const tenant = await newTenant();
		await tenant.fetch("/shipments");
		await tenant.fetch("/webhooks/none");
		await tenant.fetch("/containers?page[size]=abc");
		const refused = await tenant.fetch("/tracking_requests");
		expect(await waitOf(refused.clone())).toBe(60);
		const { errors } = await errorDocumentOf(refused, 429);
		expect(errors[0]?.detail).toMatch(
			/^too many requests.*; try again in 60 s$/,
		);
	});

	it("is counted separately for creating tracking requests", async () => {
		const tenant = await newTenant();
		for (let made = 0; made < LIMIT; made++) await tenant.fetch("/shipments");
		await waitOf(await tenant.fetch("/shipments"));
		const create = (request_number: string) =>
			post(
				tenant,
				"/tracking_requests",
				trackingRequestBody({ request_number }),
			);
		for (let made = 0; made < LIMIT; made++) {
			expect((await create(`MEDULIMIT${made}`)).status).toBe(201);
		}
		const { errors } = await errorDocumentOf(await create("MEDULIMIT9"), 429);
		expect(errors[0]?.detail).toMatch(/tracking requests.*try again in 60 s/);
	});

	it.each([
		["POST", "/tracking_requests/batch", "createTrackingRequestBatch", 1],
		["POST", "/tracking_request_imports", "createTrackingRequestImport", 1],
		["PATCH", "/containers/none/refresh", "refreshContainer", 2],
	] as const)(
		"is counted separately for %s %s, and its refusal names these requests",
		async (method, path, policy, limit) => {
			const tenant = await newTenant();
			const send = () => tenant.send(method, path, {});
			for (let left = limit - 1; left >= 0; left--) {
				const { headers } = await send();
				expect(headers.get("ratelimit")).toBe(`"${policy}";r=${left};t=60`);
				expect(headers.get("ratelimit-policy")).toBe(
					`"${policy}";q=${limit};w=60`,
				);
			}
			const { errors } = await errorDocumentOf(await send(), 429);
			expect(errors[0]?.detail).toMatch(
				/^too many (batches|imports|containers) .*; try again in 60 s$/,
			);
			expect((await tenant.fetch("/shipments")).headers.get("ratelimit")).toBe(
				`"default";r=${LIMIT - 1};t=60`,
			);
		},
	);

	it("does not count requests without a key, or paths outside the contract", async () => {
		const tenant = await newTenant();
		for (let made = 0; made <= LIMIT; made++) {
			const headers = { authorization: "Token unknown" };
			expect((await tenant.fetch("/shipments", { headers })).status).toBe(401);
			expect((await fetch(new URL("/healthz", landfall.url))).status).toBe(200);
		}
		expect((await tenant.fetch("/shipments")).status).toBe(200);
	});
});

describe("the limit of inferences a minute", () => {
	it("refuses the 201st within a minute, and does not affect other requests", async () => {
		const tenant = await newTenant();
		for (let made = 0; made < INFERENCES; made++) {
			expect((await infer(tenant)).status).toBe(200);
			vi.advanceTimersByTime(100);
		}
		const refused = await infer(tenant);
		expect(await waitOf(refused.clone())).toBe(40);
		const { errors } = await errorDocumentOf(refused, 429);
		expect(errors[0]?.detail).toMatch(/API key.*; try again in 40 s$/);
		for (let made = 0; made < LIMIT; made++) {
			const body = trackingRequestBody({ request_number: `MEDUOWN${made}` });
			expect((await tenant.fetch("/shipments")).status).toBe(200);
			expect((await post(tenant, "/tracking_requests", body)).status).toBe(201);
		}
		vi.advanceTimersByTime(40_000);
		expect((await infer(tenant)).status).toBe(200);
	});

	it("belongs to each key alone, even within one account", async () => {
		const tenant = await newTenant();
		const { db } = landfall;
		const second = await insertApiKey(db, tenant.account.id, "2026");
		for (let made = 0; made < INFERENCES; made++) await infer(tenant);
		await waitOf(await infer(tenant));
		expect((await infer(tenant, second.key)).status).toBe(200);
		for (let made = 0; made < LIMIT; made++) await tenant.fetch("/shipments");
		// All keys of an account share its other buckets.
		const headers = { authorization: `Token ${second.key}` };
		await waitOf(await tenant.fetch("/shipments", { headers }));
	});
});
