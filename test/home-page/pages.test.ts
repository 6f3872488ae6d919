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
	])(
		"the page at / is shown on a %s as it is meant, without a complaint",
		async (_, viewport) => {
			const { page, complaints, close } = await tab.open("/", viewport);
			expect(
				await page.getByRole("heading", { level: 2 }).allInnerTexts(),
			).toEqual(["What runs here", "Where things are", "A key"]);
			const width = "document.documentElement.scrollWidth";
			expect(await page.evaluate<number>(width)).toBe(viewport.width);
			const ground =
				"getComputedStyle(document.documentElement).backgroundColor";
			const byDay = await page.evaluate<string>(ground);
			await page.emulateMedia({ colorScheme: "dark" });
			expect(await page.evaluate<string>(ground)).not.toBe(byDay);
			expect(complaints).toEqual([]);
			await close();
		},
	);

	it("the page at /docs takes a key alone, and sends it as the API wants it", async () => {
		const { page, close } = await tab.open("/docs", DESKTOP);
		await page.getByRole("button", { name: "Authorize" }).first().click();
		const dialog = page.locator(".dialog-ux");
		await dialog.getByRole("textbox").fill(landfall.key);
		await dialog.getByRole("button", { name: "Apply credentials" }).click();
		await dialog.getByRole("button", { name: "Close" }).first().click();
		const operation = page.locator("[id$=listShipments]");
		await operation.click();
		await operation.getByRole("button", { name: "Try it out" }).click();
		const [answer] = await Promise.all([
			page.waitForResponse(/\/v2\/shipments/),
			operation.getByRole("button", { name: "Execute" }).click(),
		]);
		expect(answer.status()).toBe(200);
		expect(await answer.request().headerValue("authorization")).toBe(
			`Token ${landfall.key}`,
		);
		await close();
	});

	it("the guides at /docs stay open when they are clicked, so that samples can be copied", async () => {
		const { page, close } = await tab.open("/docs", DESKTOP);
		const operation = page.locator("[id$=inferNumber]");
		await operation.waitFor();
		await page.getByText("Infer the shipping line (beta)").click();
		await page.locator("#operations-tag-Vessels .expand-operation").click();
		await page.locator("[id$=getVessel]").waitFor({ state: "detached" });
		expect(await operation.isVisible()).toBe(true);
		await close();
	});
});
