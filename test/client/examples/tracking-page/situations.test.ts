import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMockApi } from "../../../../mock/api/mock-api.ts";
import { CHROMIUM } from "../../../map-page/chromium.ts";
import { PHONE } from "../../../map-page/opened-page.ts";
import { faintTexts } from "./contrast.ts";
import {
	mapOf,
	type OpenedExample,
	openExample,
	SHIPMENT,
} from "./opened-example.ts";

/** Starts the mock, which has an example of each situation. */
async function startMock() {
	const { url, close } = await startMockApi({ log: pino({ level: "silent" }) });
	return { url, key: "any", close };
}

describe.skipIf(!CHROMIUM)("the example page in a browser", () => {
	let example: OpenedExample<"mock">;
	beforeAll(async () => {
		example = await openExample({ mock: startMock });
	});
	afterAll(() => example?.close());

	/** Opens the page in front of the mock, which chooses its answer by `Prefer`. */
	async function openWith(prefer: string, path: string) {
		const opened = await example.open("mock", "/blank");
		await opened.page.setExtraHTTPHeaders({ prefer });
		await opened.page.goto(new URL(path, opened.page.url()).href);
		return opened;
	}

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

	it("asks again after a failure when the reader presses the button", async () => {
		const path = `/?number=${SHIPMENT}`;
		const { page, close } = await openWith("code=500", path);
		const again = page.getByRole("button", { name: "Try again" });
		await again.waitFor();
		await page.setExtraHTTPHeaders({});
		await again.click();
		await mapOf(page).waitFor();
		expect(await again.count()).toBe(0);
		await close();
	});

	it("shows another container by a link that can be shared", async () => {
		const { page, close } = await example.open("mock", `/?number=${SHIPMENT}`);
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
		const { page, close } = await example.open("mock", `/?number=${SHIPMENT}`);
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
