import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	it,
	vi,
} from "vitest";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../support/landfall.ts";
import { errorDocumentOf } from "../support/problems.ts";
import { trackingRequestBody } from "../support/track.ts";

const LIMIT = 3;
const START = new Date("2026-03-02T08:00:00.000Z");

let landfall: TestLandfall;
let count = 0;

beforeAll(async () => {
	landfall = await startTestLandfall({
		env: { REQUESTS_PER_MINUTE: String(LIMIT) },
		isWorking: false,
	});
});
afterAll(() => landfall.stop());
afterEach(() => vi.useRealTimers());

/** A tenant with full buckets, at {@link START}; only the date is under the test's control. */
async function newTenant(): Promise<Tenant> {
	const tenant = await landfall.addTenant(`tenant ${count++}`);
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	return tenant;
}

async function waitOf(tenant: Tenant, path: string): Promise<number> {
	const reply = await tenant.fetch(path);
	await errorDocumentOf(reply, 429);
	return Number(reply.headers.get("retry-after"));
}

describe("the limit of requests a minute", () => {
	it("tells the true number of seconds until the next request is served", async () => {
		const tenant = await newTenant();
		for (let made = 0; made < LIMIT; made++) {
			expect((await tenant.fetch("/shipments")).status).toBe(200);
			vi.setSystemTime(Date.now() + 1_000);
		}
		expect(await waitOf(tenant, "/shipments")).toBe(57);
		vi.setSystemTime(START.getTime() + 59_001);
		expect(await waitOf(tenant, "/shipments")).toBe(1);
		vi.setSystemTime(START.getTime() + 60_000);
		expect((await tenant.fetch("/shipments")).status).toBe(200);
	});

	it("is shared by all operations without a bucket of their own, also by those that are refused", async () => {
		const tenant = await newTenant();
		await tenant.fetch("/shipments");
		await tenant.fetch("/webhooks/none");
		await tenant.fetch("/containers?page[size]=abc");
		await waitOf(tenant, "/tracking_requests");
	});

	it("is counted apart for creating tracking requests", async () => {
		const tenant = await newTenant();
		for (let made = 0; made < LIMIT; made++) await tenant.fetch("/shipments");
		await waitOf(tenant, "/shipments");
		const create = (request_number: string) =>
			tenant.fetch("/tracking_requests", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(trackingRequestBody({ request_number })),
			});
		for (let made = 0; made < LIMIT; made++) {
			expect((await create(`MEDULIMIT${made}`)).status).toBe(201);
		}
		const { errors } = await errorDocumentOf(await create("MEDULIMIT9"), 429);
		expect(errors[0]?.detail).toMatch(/tracking requests.*try again in 60 s/);
	});

	it("does not count who has no key, and nothing beside the contract", async () => {
		const tenant = await newTenant();
		for (let made = 0; made <= LIMIT; made++) {
			const headers = { authorization: "Token unknown" };
			expect((await tenant.fetch("/shipments", { headers })).status).toBe(401);
			expect((await fetch(new URL("/healthz", landfall.url))).status).toBe(200);
		}
		expect((await tenant.fetch("/shipments")).status).toBe(200);
	});
});
