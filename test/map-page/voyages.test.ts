import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../map/way.ts";
import type { TestLandfall } from "../support/installation/test-landfall.ts";
import { startWithExamples } from "../support/records/example-records.ts";
import { testClock } from "../support/time/test-clock.ts";
import { CHROMIUM, startChromium } from "./chromium.ts";
import {
	DESKTOP,
	type Drawing,
	drawingWith,
	isOver,
	isWithin,
	middleOf,
	type OpenedPage,
	openTab,
	PHONE,
	type Tab,
} from "./opened-page.ts";
import { recordVoyages, TODAY, type Voyages } from "./voyages.ts";

describe.skipIf(!CHROMIUM)("voyages in a browser", () => {
	let browser: Browser;
	let landfall: TestLandfall;
	let tab: Tab;
	let voyages: Voyages;

	beforeAll(async () => {
		landfall = await startWithExamples({ clock: testClock(day(TODAY)) });
		voyages = await recordVoyages(landfall);
		browser = await startChromium();
		tab = await openTab(browser, new URL(landfall.url));
	});
	afterAll(async () => {
		await browser?.close();
		await landfall?.stop();
	});

	/** Opens a voyage before the tests of a group, which all look at the same page. */
	function opened(
		name: keyof Voyages,
		viewport: typeof DESKTOP,
		ports: number,
	): { page: () => OpenedPage["page"]; drawn: () => Drawing } {
		let shown: OpenedPage;
		let drawing: Drawing;
		beforeAll(async () => {
			const path = `/map/${voyages[name]}#key=${landfall.key}`;
			shown = await tab.open(path, viewport);
			drawing = await drawingWith(ports, shown.page);
		});
		it("loads nothing from other hosts, and logs no error of script or policy", () => {
			expect(shown.complaints).toEqual([]);
		});
		it("never scrolls sideways", async () => {
			const width = "document.documentElement.scrollWidth";
			expect(await shown.page.evaluate<number>(width)).toBe(viewport.width);
		});
		it("is shown as a whole", () => {
			const lines = drawing.lines.map(({ box }) => box);
			for (const box of [...drawing.ports, ...drawing.vessels, ...lines])
				expect(isWithin(box, drawing.map)).toBe(true);
		});
		it("has no button over a port, wherever the map of a phone is moved", () => {
			const { buttons, map, ports } = drawing;
			expect(buttons).toHaveLength(3);
			const covered = viewport === PHONE ? [map] : ports;
			for (const button of buttons)
				expect(covered.some((box) => isOver(button, box))).toBe(false);
		});
		afterAll(() => shown.close());
		return { page: () => shown.page, drawn: () => drawing };
	}

	/** The marks from left to right. */
	function fromTheLeft({ names, ports, vessels }: Drawing): string[] {
		return [...ports, ...vessels]
			.map((mark, index) => ({ name: names[index] ?? "", mark }))
			.sort((a, b) => middleOf(a.mark)[0] - middleOf(b.mark)[0])
			.map(({ name }) => name);
	}

	describe.each([
		["desktop", DESKTOP],
		["phone", PHONE],
	])("from Los Angeles to Shanghai on a %s", (_name, viewport) => {
		const { drawn } = opened("pacific", viewport, 2);

		it("has Asia on the left of the Pacific and the vessel between", () => {
			expect(fromTheLeft(drawn())).toEqual([
				"ShanghaiPOD",
				"MSC ISABELLA",
				"Los AngelesPOL",
			]);
		});

		it("has no line torn where it crosses the 180th meridian", () => {
			expect(drawn().lines.map(({ kind, pieces }) => [kind, pieces])).toEqual([
				["sailed", 1],
				["expected", 1],
			]);
			const [sailed, expected] = drawn().lines.map(({ box }) => box);
			const [vessel = 0] = drawn().vessels.map((hull) => middleOf(hull)[0]);
			expect(sailed?.x).toBeCloseTo(vessel, -1);
			expect((expected?.x ?? 0) + (expected?.width ?? 0)).toBeCloseTo(
				vessel,
				-1,
			);
		});
	});

	describe.each([
		["desktop", DESKTOP],
		["phone", PHONE],
	])("from Rotterdam to New York on a %s", (_name, viewport) => {
		const { drawn, page } = opened("atlantic", viewport, 2);

		it("has America on the left of the Atlantic and the vessel between", () => {
			expect(fromTheLeft(drawn())).toEqual([
				"New York / New JerseyPOD",
				"HAMBURG EXPRESS",
				"RotterdamPOL",
			]);
			expect(drawn().lines.map(({ pieces }) => pieces)).toEqual([1, 1]);
		});

		it("has the vessel heading west", async () => {
			const turned = await page()
				.locator("#chart .hull")
				.getAttribute("transform");
			const degrees = Number(/^rotate\((.*)\)$/.exec(turned ?? "")?.[1]);
			expect(degrees).toBeGreaterThan(225);
			expect(degrees).toBeLessThan(315);
		});
	});

	describe("in words and signs", () => {
		const { drawn, page } = opened("pacific", DESKTOP, 2);

		it("has a role and a name for everything that can be read or used", async () => {
			const told = await page().locator("main").ariaSnapshot();
			// Where the vessel is on its lane does not depend on the page.
			const lasting = told
				.replace(/Looked up at [\d:]+/, "Looked up at …")
				.replace(/\d+°[\d.]+′ N \d+°[\d.]+′ [EW]/, "(a position)")
				.replace(/heading \d+°/, "heading (a course)");
			expect(lasting).toMatchInlineSnapshot(`
				"- main:
				  - paragraph: Landfall
				  - heading "MSDU 731826 7" [level=1]
				  - paragraph: 40 ft high cube dry · Mediterranean Shipping Company · Bill of lading MEDUSH482917
				  - paragraph: At sea aboard MSC ISABELLA
				  - paragraph: Expected in Shanghai Thu 22 Jan 2026, 20:00 UTC+8
				  - status:
				    - paragraph
				  - region "Map":
				    - application "Map":
				      - img "Map of the way by sea from Los Angeles to Shanghai. At sea aboard MSC ISABELLA. The list of ports tells the same in words.": 180° 165° W 150° W 135° W 120° W 120° E 135° E 150° E 165° E 15° S 0° 15° N 30° N 45° N 60° N North Pacific Ocean Los AngelesPOL ShanghaiPOD MSC ISABELLA
				    - button "Enlarge": +
				    - button "Reduce": −
				    - button "Show the whole journey": ⤢
				    - list "Legend":
				      - listitem: Path sailed
				      - listitem: Expected path
				      - listitem: Vessel
				      - listitem: Port
				  - region "Ports":
				    - heading "Ports" [level=2]
				    - paragraph: All times are those of the ports.
				    - list:
				      - listitem:
				        - heading "Los Angeles POL CA, United States" [level=3]
				        - term: Departed ATD
				        - definition:
				          - time: Sun 4 Jan 2026, 04:00 UTC−8
				        - term: Had been expected ETD
				        - definition:
				          - time: Sat 3 Jan 2026, 23:12 UTC−8
				      - listitem:
				        - heading "MSC ISABELLA Voyage 101E · IMO 9839272" [level=3]
				        - paragraph: (a position)
				        - paragraph: heading (a course) · 17.4 knots
				        - paragraph: Seen Wed 14 Jan 2026, 12:00 UTC
				      - listitem:
				        - heading "Shanghai POD China" [level=3]
				        - term: Arrival expected ETA
				        - definition:
				          - time: Thu 22 Jan 2026, 20:00 UTC+8
				  - paragraph: Looked up at … by your clock. Land by Natural Earth.
				  - button "Look again"
				  - button "Use another key""
			`);
		});

		it("has a legend of its signs", () => {
			expect(drawn().legend).toEqual([
				"Path sailed",
				"Expected path",
				"Vessel",
				"Port",
			]);
		});

		it("has other colours at night", async () => {
			const sea =
				'getComputedStyle(document.querySelector(".map")).backgroundColor';
			const byDay = await page().evaluate<string>(sea);
			await page().emulateMedia({ colorScheme: "dark" });
			expect(await page().evaluate<string>(sea)).not.toBe(byDay);
		});

		it("does not move for readers who prefer reduced motion", async () => {
			const motion =
				'getComputedStyle(document.querySelector(".halo")).animationName';
			await page().emulateMedia({ reducedMotion: "no-preference" });
			expect(await page().evaluate<string>(motion)).toBe("breathe");
			await page().emulateMedia({ reducedMotion: "reduce" });
			expect(await page().evaluate<string>(motion)).toBe("none");
		});
	});

	describe("with a transshipment", () => {
		const { drawn, page } = opened("transshipment", DESKTOP, 3);

		it("has all three ports, and nothing unknown", async () => {
			expect(drawn().names).toEqual([
				"ShanghaiPOL",
				"BusanTS1",
				"Los AngelesPOD",
			]);
			expect(drawn().legend).toEqual(["Expected path", "Port"]);
			expect(await page().locator("#stage").innerText()).toBe(
				"In Busan, waiting for the next vessel",
			);
			expect(await page().locator("#ports li").count()).toBe(3);
		});
	});

	it("without any known position shows a map of the world and says so", async () => {
		const path = `/map/${voyages.unknown}#key=${landfall.key}`;
		const { page, close, complaints } = await tab.open(path, DESKTOP);
		await page.getByText("No route yet").waitFor();
		const drawn = await drawingWith(0, page);
		expect([drawn.lines, drawn.legend]).toEqual([[], []]);
		const land = await page.locator("#chart .land").getAttribute("d");
		expect(land?.length).toBeGreaterThan(10_000);
		expect(await page.locator("#number").innerText()).toBe("MSDU 731826 7");
		expect(complaints).toEqual([]);
		await close();
	});
});
