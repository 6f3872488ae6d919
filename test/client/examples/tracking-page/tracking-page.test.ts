import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { targetOf } from "../../../../client/examples/tracking-page/proxy.ts";
import { startMockApi } from "../../../../mock/api/mock-api.ts";
import { SANDBOX_KEY, startSandbox } from "../../../../mock/sandbox/sandbox.ts";
import { CHROMIUM, startChromium } from "../../../map-page/chromium.ts";
import { openTab, PHONE, type Tab } from "../../../map-page/opened-page.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../../../support/installation/test-landfall.ts";
import { ROOT } from "../../packed-client.ts";
import { faintTexts } from "./contrast.ts";
import { buildPage, EXAMPLE, servePage } from "./served-page.ts";

const SHIPMENT = "MEDUSH482917";
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

type Api = keyof typeof STARTS;

describe.skipIf(!CHROMIUM)("the example page in a browser", () => {
	let browser: Browser;
	const tabs = new Map<Api, Tab>();

	beforeAll(async () => {
		const folder = await temporaryFolder();
		const apis = Object.keys(STARTS) as Api[];
		const [started] = await Promise.all([
			Promise.all(apis.map((api) => STARTS[api]())),
			buildPage(folder.path),
			startChromium().then((one) => {
				browser = one;
			}),
		]);
		for (const [index, { url, key, close }] of started.entries()) {
			const { origin } = new URL(url);
			const page = await servePage(folder.path, { origin, key });
			const tab = await openTab(browser, page.url);
			tabs.set(apis[index] as Api, tab);
			closings.push(tab.close, page.close, close);
		}
		closings.push(() => folder.remove());
	});
	const closings: (() => unknown)[] = [];
	afterAll(async () => {
		for (const close of closings) await close();
		await browser?.close();
	});

	/** Opens the page in front of an API. */
	async function open(api: Api, path = "/"): ReturnType<Tab["open"]> {
		const tab = tabs.get(api);
		if (!tab) throw new Error(`${api} has not been started`);
		return tab.open(path);
	}

	/** Opens the page in front of the mock, which chooses its answer by `Prefer`. */
	async function openWith(prefer: string, path: string) {
		const opened = await open("mock", "/blank");
		await opened.page.setExtraHTTPHeaders({ prefer });
		await opened.page.goto(new URL(path, opened.page.url()).href);
		return opened;
	}

	const shownMap = (page: Page) => page.getByRole("img", { name: /^Map/ });
	const steps = (page: Page) => page.locator(".way li strong").allInnerTexts();

	it.each([
		["mock", SHIPMENT, /Shanghai, Los Angeles/],
		["sandbox", SIMULATED, /Sydney, MAERSK POLARIS SPIRIT, Oakland/],
		["server", SIMULATED, /Map of the route: \w+/],
	] as const)(
		"shows the journey and the map of a number from %s, by keyboard alone",
		async (api, number, ports) => {
			const { page, complaints, close } = await open(api);
			await page.getByRole("button", { name: "Search" }).waitFor();
			await page.keyboard.press("Tab");
			await page.keyboard.type(number);
			await page.keyboard.press("Enter");
			await page
				.getByRole("navigation", { name: `Containers of ${number}` })
				.waitFor();
			expect(await shownMap(page).getAttribute("aria-label")).toMatch(ports);
			await page.locator(".way li").first().waitFor();
			expect(await steps(page)).toContain("Vessel departed");
			expect(new URL(page.url()).search).toBe(`?number=${number}`);
			await page.goBack();
			await page
				.getByRole("navigation", { name: "Latest containers" })
				.waitFor();
			expect(complaints).toEqual([]);
			await close();
		},
	);

	it.each([
		["example=empty", "/", "There are no containers yet"],
		["", "/?number=QQQQ999", "Nothing has the number QQQQ999"],
		["", "/?number=MEDUSH482917&container=none", "There is no such container"],
		["delay=20000", "/?number=MEDU", "The answer is loading"],
		["example=rate_limited", "/?number=MEDU", /follows in \d+ seconds/],
		["code=401", "/?number=MEDU", "The key of this page is not valid"],
		["code=500", "/?number=MEDU", "Landfall has a problem"],
		["code=400", "/?number=MEDU", "query must not be blank"],
		["cut=before", "/?number=MEDU", "Landfall cannot be reached"],
		[
			"example=not_entitled",
			`/?number=${SHIPMENT}`,
			"Maps are not part of this account.",
		],
	])("shows with %s at %s: %s", async (prefer, path, words) => {
		const { page, complaints, close } = await openWith(prefer, path);
		await page.getByText(words).first().waitFor();
		expect(complaints).toEqual([]);
		await page.setExtraHTTPHeaders({});
		await close();
	});

	it("explains why a number that could not be tracked has no container", async () => {
		const { page, complaints, close } = await open("sandbox", "/");
		const field = page.getByLabel(/^Container, bill/);
		await field.fill("TEST-TR-FAILED");
		await field.press("Enter");
		await page.getByText("could not be tracked").waitFor();
		expect(complaints).toEqual([]);
		await close();
	});

	it("asks again after a failure when the reader presses the button", async () => {
		const path = `/?number=${SHIPMENT}`;
		const { page, close } = await openWith("code=500", path);
		const again = page.getByRole("button", { name: "Try again" });
		await again.waitFor();
		await page.setExtraHTTPHeaders({});
		await again.click();
		await shownMap(page).waitFor();
		expect(await again.count()).toBe(0);
		await close();
	});

	it("shows another container by a link that can be shared", async () => {
		const { page, close } = await open("mock", `/?number=${SHIPMENT}`);
		await page.getByRole("link", { name: /MEDU4815175/ }).click();
		const heading = page.getByRole("heading", { name: /^MEDU4815175/ });
		await heading.waitFor();
		await page.reload();
		await heading.waitFor();
		const chosen = page.locator("[aria-current]");
		expect(await chosen.allInnerTexts()).toEqual([
			expect.stringContaining("MEDU4815175"),
		]);
		await close();
	});

	it("fits a phone, and can be read by day and by night", async () => {
		const { page, close } = await open("mock", `/?number=${SHIPMENT}`);
		await page.setViewportSize(PHONE);
		await page.getByRole("button", { name: "Search" }).waitFor();
		await page.locator(".way li").first().waitFor();
		const width = "document.documentElement.scrollWidth";
		expect(await page.evaluate<number>(width)).toBe(PHONE.width);
		expect(await page.getByLabel(/^Container, bill/).inputValue()).toBe(
			SHIPMENT,
		);
		const grounds = new Set<string>();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await faintTexts(page)).toEqual([]);
			const ground =
				"getComputedStyle(document.documentElement).backgroundColor";
			grounds.add(await page.evaluate<string>(ground));
		}
		expect(grounds.size).toBe(2);
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
