import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/time/eventually.ts";
import { CHROMIUM } from "./chromium.ts";
import { drawingOf, drawingWith, type Tab } from "./opened-page.ts";
import { AT_SEA, COMPLETED, ID, useMapPage } from "./shown-map.ts";

const FIVE_MINUTES_MS = 300_000;

describe.skipIf(!CHROMIUM)("the map page in a browser", () => {
	const shown = useMapPage();
	const { open } = shown;
	/** A clock that only the test moves. */
	let clocked: Tab;
	beforeAll(async () => {
		clocked = await shown.newTab({}, (page) => page.clock.install());
	});

	const title = (page: Page) => page.locator("#message-title").innerText();
	/** The number of requests for the map, and the statuses of the replies. */
	const answers = () =>
		shown.server.asked
			.filter(({ path }) => path.endsWith("/map_geojson"))
			.map(({ status }) => status);

	describe("a failure", () => {
		it("for too many requests is followed by a retry when the server allows it", async () => {
			const map = { status: 429, headers: { "retry-after": "17" } };
			const page = await open(`/map/${ID}#key=lf_one`, { map, tab: clocked });
			await page.getByText("tries again in 17 seconds").waitFor();
			shown.server.map = AT_SEA;
			await page.clock.fastForward(17_000);
			await drawingWith(2, page);
			expect(await title(page)).toBe("");
		});

		it("keeps the map, and is followed by a retry after a minute", async () => {
			const page = await open(`/map/${ID}#key=lf_one`, { tab: clocked });
			await drawingWith(2, page);
			shown.server.map = { status: 503 };
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("It answered with status 503").waitFor();
			expect((await drawingOf(page)).ports).toHaveLength(2);
			shown.server.map = AT_SEA;
			await page.clock.fastForward(60_000);
			await eventually("all is well", async () => (await title(page)) === "");
		});

		it("to answer is shown", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			await page.context().setOffline(true);
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("The server does not answer").waitFor();
			expect((await drawingOf(page)).ports).not.toEqual([]);
		});
	});

	describe("the map is requested again", () => {
		it("every five minutes, and is not sent again when it has not changed", async () => {
			const page = await open(`/map/${ID}#key=lf_one`, { tab: clocked });
			await drawingWith(2, page);
			await page.clock.fastForward(FIVE_MINUTES_MS - 5_000);
			expect(answers()).toEqual([200]);
			await page.clock.fastForward(5_000);
			await eventually("it is asked again", () => answers().length === 2);
			expect(answers()).toEqual([200, 304]);
			shown.server.map = COMPLETED;
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("Arrived in Los Angeles").waitFor();
		});

		it("only while the page is visible, and at once when it becomes visible", async () => {
			const page = await open(`/map/${ID}#key=lf_one`, { tab: clocked });
			await drawingWith(2, page);
			const turn = (isHidden: boolean) =>
				page.evaluate(`(() => {
					Object.defineProperty(document, "hidden", { value: ${isHidden}, configurable: true });
					document.dispatchEvent(new Event("visibilitychange"));
				})()`);
			await turn(true);
			await page.clock.fastForward(3 * FIVE_MINUTES_MS);
			expect(answers()).toEqual([200]);
			await turn(false);
			await eventually("it is asked again", () => answers().length === 2);
		});

		it("never once the journey is over", async () => {
			const cache = { "cache-control": "private, max-age=31536000, immutable" };
			const map = { ...COMPLETED, headers: cache };
			const page = await open(`/map/${ID}#key=lf_one`, { map, tab: clocked });
			await drawingWith(2, page);
			await page.clock.fastForward(10 * FIVE_MINUTES_MS);
			expect(answers()).toEqual([200]);
		});
	});
});
