import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, startChromium } from "../map-page/chromium.ts";
import { DESKTOP, openTab, type Tab } from "../map-page/opened-page.ts";
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

	it("the page at /docs calls only this server, accepts a key alone, and sends only the fields that the reader filled in", async () => {
		const [first, second] = [
			["/shipments", "#tag/shipments/GET/shipments"],
			["/webhook_notifications", "#tag/webhooks/GET/webhook_notifications"],
		] as const;
		// The page draws for seconds, so it begins at the first request.
		const start = `/docs${first[1]}`;
		const { page, complaints, close } = await tab.open(start, DESKTOP);
		await page.locator(".scalar-password-input").first().fill(landfall.key);
		for (const [path, link] of [first, second]) {
			await page.evaluate(`location.hash = "${link}"`);
			// Events instead of clicks, because a click waits until the whole page is drawn.
			await page
				.locator("button", { hasText: `(get ${path})` })
				.dispatchEvent("click");
			const [answer] = await Promise.all([
				page.waitForResponse(/\/v2\//),
				page
					.getByRole("button", { name: "Send get request" })
					.dispatchEvent("click"),
			]);
			const headers = await answer.request().allHeaders();
			expect(answer.status()).toBe(200);
			expect(answer.url()).toBe(`${landfall.url}${path}`);
			expect(headers.authorization).toBe(`Token ${landfall.key}`);
			expect(headers.prefer).toBeUndefined();
			expect(headers["if-none-match"]).toBeUndefined();
		}
		const breaches = complaints.filter((text) => /^(asked|policy) /.test(text));
		expect(breaches).toEqual([]);
		await close();
	});
});
