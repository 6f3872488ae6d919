import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { targetOf } from "../../../../client/examples/tracking-page/proxy.ts";
import { startMockApi } from "../../../../mock/api/mock-api.ts";
import { SANDBOX_KEY, startSandbox } from "../../../../mock/sandbox/sandbox.ts";
import { CHROMIUM } from "../../../map-page/chromium.ts";
import { startTestLandfall } from "../../../support/installation/test-landfall.ts";
import { ROOT } from "../../packed-client.ts";
import {
	mapOf,
	type OpenedExample,
	openExample,
	SHIPMENT,
} from "./opened-example.ts";
import { EXAMPLE } from "./served-page.ts";

const SIMULATED = "MAEU260710175";

const log = pino({ level: "silent" });

/** Starts an API, and returns its address with a key. */
const STARTS = {
	async mock() {
		const { url, close } = await startMockApi({ log });
		return { url, key: "any", close };
	},
	async sandbox() {
		const { url, stop } = await startSandbox({ log });
		return { url, key: SANDBOX_KEY, close: stop };
	},
	async server() {
		const landfall = await startTestLandfall();
		const { id } = await landfall.client.trackingRequests.create({
			request_type: "bill_of_lading",
			request_number: SIMULATED,
			scac: "MAEU",
		});
		await landfall.client.trackingRequests.waitUntilTracked(id);
		return { url: landfall.url, key: landfall.key, close: landfall.stop };
	},
};

describe.skipIf(!CHROMIUM)("the example page in a browser", () => {
	let example: OpenedExample<keyof typeof STARTS>;
	beforeAll(async () => {
		example = await openExample(STARTS);
	});
	afterAll(() => example?.close());

	it.each([
		["mock", SHIPMENT, /Shanghai, Los Angeles/],
		["sandbox", SIMULATED, /Sydney, MAERSK POLARIS SPIRIT, Oakland/],
		["server", SIMULATED, /Map of the route: \w+/],
	] as const)(
		"shows the journey and the map of a number from %s, by keyboard alone",
		async (api, number, ports) => {
			const { page, complaints, close } = await example.open(api);
			await page.getByRole("button", { name: "Search" }).waitFor();
			await page.keyboard.press("Tab");
			await page.keyboard.type(number);
			await page.keyboard.press("Enter");
			await page
				.getByRole("navigation", { name: `Containers of ${number}` })
				.waitFor();
			expect(await mapOf(page).getAttribute("aria-label")).toMatch(ports);
			await page.locator(".way li").first().waitFor();
			expect(await page.locator(".way li strong").allInnerTexts()).toContain(
				"Vessel departed",
			);
			expect(new URL(page.url()).search).toBe(`?number=${number}`);
			await page.goBack();
			await page
				.getByRole("navigation", { name: "Latest containers" })
				.waitFor();
			expect(complaints).toEqual([]);
			await close();
		},
	);

	it("explains why a number that could not be tracked has no container", async () => {
		const { page, complaints, close } = await example.open("sandbox");
		const field = page.getByLabel(/^Container, bill/);
		await field.fill("TEST-TR-FAILED");
		await field.press("Enter");
		await page.getByText("could not be tracked").waitFor();
		expect(complaints).toEqual([]);
		await close();
	});
});

describe("the example page", () => {
	it("declares the versions that are tested here", () => {
		const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
		const own = read(join(EXAMPLE, "package.json"));
		const root = read(join(ROOT, "package.json"));
		const { "@landfall/client": client, ...needed } = {
			...own.dependencies,
			...own.devDependencies,
		};
		expect(client).toContain(`landfall-client-${root.version}.tgz`);
		expect({ ...root.dependencies, ...root.devDependencies }).toMatchObject(
			needed,
		);
	});

	it("runs against mock, sandbox and server by one variable", () => {
		expect(targetOf().origin).toBe("http://127.0.0.1:4010");
		expect(targetOf("sandbox")).toEqual({
			origin: "http://127.0.0.1:3100",
			key: SANDBOX_KEY,
		});
		expect(() => targetOf("cloud")).toThrow("mock, sandbox or server");
	});
});
