import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, startChromium } from "../map-page/chromium.ts";
import { DESKTOP, openTab, PHONE, type Tab } from "../map-page/opened-page.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../support/installation/test-landfall.ts";

describe.skipIf(!CHROMIUM)("in a browser", () => {
	let browser: Browser;
	let landfall: TestLandfall;
	let tab: Tab;

	beforeAll(async () => {
		landfall = await startTestLandfall({ isWorking: false });
		browser = await startChromium();
		tab = await openTab(browser, new URL(landfall.url));
	});
	afterAll(async () => {
		await browser?.close();
		await landfall?.stop();
	});

	it.each([
		["desktop", DESKTOP],
		["phone", PHONE],
	])("the page at / fits a %s and logs no error", async (_, viewport) => {
		const { page, complaints, close } = await tab.open("/", viewport);
		expect(
			await page.getByRole("heading", { level: 2 }).allInnerTexts(),
		).toEqual(["What runs here", "Where things are", "A key"]);
		const width = "document.documentElement.scrollWidth";
		expect(await page.evaluate<number>(width)).toBe(viewport.width);
		const ground = "getComputedStyle(document.documentElement).backgroundColor";
		const byDay = await page.evaluate<string>(ground);
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await page.evaluate<string>(ground)).not.toBe(byDay);
		expect(complaints).toEqual([]);
		await close();
	});
});
