import type {
	Browser,
	BrowserContextOptions,
	CDPSession,
	Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operationExamples } from "../contract/contract-examples.ts";
import { eventually } from "../support/time/eventually.ts";
import { CHROMIUM, startChromium } from "./chromium.ts";
import {
	drawingOf,
	drawingWith,
	middleOf,
	type OpenedPage,
	openTab,
	PHONE,
	type Tab,
} from "./opened-page.ts";
import { type PageServer, type Reply, startPageServer } from "./page-server.ts";

const ID = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";
const FIVE_MINUTES_MS = 300_000;

/** Wide enough for what stands beside the map on a desktop, and quickly drawn. */
const WINDOW = { width: 1024, height: 500 };

function example(operationId: string, name: string): Reply {
	const found = operationExamples.find(
		(one) => one.operationId === operationId && one.name === name,
	);
	if (!found) throw new Error(`${operationId} has no example ${name}`);
	return { status: 200, body: found.value };
}

const AT_SEA = example("getContainerMap", "at_sea");
const COMPLETED = example("getContainerMap", "completed");
const CONTAINER = example("getContainer", "available");

describe.skipIf(!CHROMIUM)("the map page in a browser", () => {
	let browser: Browser;
	let server: PageServer;
	let usual: Tab;
	/** In it time passes when the test says so. */
	let clocked: Tab;
	let opened: OpenedPage | undefined;

	beforeAll(async () => {
		server = await startPageServer(AT_SEA, CONTAINER);
		browser = await startChromium();
		usual = await newTab();
		clocked = await newTab({}, (page) => page.clock.install());
	});
	afterEach(async () => {
		expect(opened?.complaints ?? []).toEqual([]);
		await opened?.close();
		opened = undefined;
	});
	afterAll(async () => {
		await browser?.close();
		await server?.close();
	});

	function newTab(
		options: BrowserContextOptions = {},
		prepare?: (page: Page) => Promise<unknown>,
	): Promise<Tab> {
		const window = { viewport: WINDOW, ...options };
		return openTab(browser, new URL(server.url), window, prepare);
	}

	async function open(
		path: string,
		{
			map = AT_SEA,
			container = CONTAINER,
			tab = usual,
		}: { map?: Reply; container?: Reply; tab?: Tab } = {},
	): Promise<Page> {
		Object.assign(server, { map, container });
		server.asked.length = 0;
		opened = await tab.open(path);
		return opened.page;
	}
	const title = (page: Page) => page.locator("#message-title").innerText();
	const focused = (page: Page) =>
		page.evaluate<string>(
			"document.activeElement.ariaLabel || document.activeElement.id",
		);
	/** How often the map was asked for, and the statuses of the answers. */
	const answers = () =>
		server.asked
			.filter(({ path }) => path.endsWith("/map_geojson"))
			.map(({ status }) => status);

	describe("the key", () => {
		it("is taken out of the address, kept for the tab and sent in a header alone", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			expect(page.url()).toBe(`${server.url}/map/${ID}`);
			await page.reload();
			await drawingWith(2, page);
			expect(server.asked.map(({ path }) => path).toSorted()).toEqual([
				`/v2/containers/${ID}/map_geojson`,
				`/v2/containers/${ID}/map_geojson`,
				`/v2/containers/${ID}?include=shipment`,
				`/v2/containers/${ID}?include=shipment`,
			]);
			for (const { authorization } of server.asked)
				expect(authorization).toBe("Token lf_one");
			const kept = "[localStorage.length, document.cookie]";
			expect(await page.evaluate(kept)).toEqual([0, ""]);
			const session = await page.context().newCDPSession(page);
			const { entries } = await session.send("Page.getNavigationHistory");
			expect(entries.at(-1)?.url).toBe(page.url());
			expect(entries.filter(({ url }) => url.includes("lf_one"))).toEqual([]);
		});

		it("is asked for when there is none, in a field that shows it to nobody", async () => {
			const page = await open(`/map/${ID}`);
			const field = page.getByRole("textbox", { name: "API key" });
			await field.waitFor();
			expect(await focused(page)).toBe("key");
			expect(await field.getAttribute("type")).toBe("password");
			expect(await field.getAttribute("autocomplete")).toBe("off");
			await page.keyboard.type(" lf_two ");
			await page.keyboard.press("Enter");
			await drawingWith(2, page);
			expect(server.asked[0]?.authorization).toBe("Token lf_two");
			expect(await field.isVisible()).toBe(false);
			expect(await focused(page)).toBe("number");
		});

		it("is forgotten when the reader wants to use another one, with all that it showed", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			await page.getByRole("button", { name: "Use another key" }).click();
			expect(await focused(page)).toBe("key");
			expect((await drawingOf(page)).ports).toEqual([]);
			expect(await page.locator("main").innerText()).not.toContain("MSDU");
			expect(await page.evaluate("sessionStorage.length")).toBe(0);
		});

		it("that no header could carry is told before anything is asked", async () => {
			const page = await open(`/map/${ID}#key=lf_%C3%BC`);
			await page.getByText("This cannot be an API key").waitFor();
			expect(server.asked).toEqual([]);
			expect(await page.getByLabel("API key").isVisible()).toBe(true);
		});
	});

	describe("a refusal", () => {
		it.each([
			[401, "This key is not valid", true],
			[403, "This account has no maps", false],
			[404, "No such container", false],
		])("with %i is told in plain words", async (status, words, isAsked) => {
			const container = status === 403 ? CONTAINER : { status };
			const page = await open(`/map/${ID}#key=lf_one`, {
				map: { status },
				container,
			});
			await page.getByText(words).waitFor();
			expect(await page.getByLabel("API key").isVisible()).toBe(isAsked);
			const kept = await page.evaluate("sessionStorage.length");
			expect(kept).toBe(0);
			expect(await page.locator("#number").innerText()).toBe(
				status === 403 ? "MSDU 731826 7" : "Container map",
			);
		});

		it("after a map was shown takes the map away", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			server.map = { status: 404 };
			server.container = { status: 404 };
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("No such container").waitFor();
			expect((await drawingOf(page)).ports).toEqual([]);
			expect(await page.locator("main").innerText()).not.toContain("MSDU");
		});

		it.each(["nonsense", "%E0%A4%A", `${ID}0`])(
			"is needed for no request when the address ends with %s",
			async (id) => {
				const page = await open(`/map/${id}#key=lf_one`);
				await page.getByText("This is not the id of a container").waitFor();
				expect(server.asked).toEqual([]);
			},
		);
	});

	describe("a failure", () => {
		it("for too many requests is tried again when the server says so", async () => {
			const map = { status: 429, headers: { "retry-after": "17" } };
			const page = await open(`/map/${ID}#key=lf_one`, { map, tab: clocked });
			await page.getByText("tries again in 17 seconds").waitFor();
			server.map = AT_SEA;
			await page.clock.fastForward(17_000);
			await drawingWith(2, page);
			expect(await title(page)).toBe("");
		});

		it("leaves the map as it is, and is tried again after a minute", async () => {
			const page = await open(`/map/${ID}#key=lf_one`, { tab: clocked });
			await drawingWith(2, page);
			server.map = { status: 503 };
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("It answered with status 503").waitFor();
			expect((await drawingOf(page)).ports).toHaveLength(2);
			server.map = AT_SEA;
			await page.clock.fastForward(60_000);
			await eventually("all is well", async () => (await title(page)) === "");
		});

		it("to answer at all is told", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			await page.context().setOffline(true);
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("The server does not answer").waitFor();
			expect((await drawingOf(page)).ports).not.toEqual([]);
		});
	});

	describe("the map is looked up again", () => {
		it("every five minutes, and is not sent again when it has not changed", async () => {
			const page = await open(`/map/${ID}#key=lf_one`, { tab: clocked });
			await drawingWith(2, page);
			await page.clock.fastForward(FIVE_MINUTES_MS - 5_000);
			expect(answers()).toEqual([200]);
			await page.clock.fastForward(5_000);
			await eventually("it is asked again", () => answers().length === 2);
			expect(answers()).toEqual([200, 304]);
			server.map = COMPLETED;
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("Arrived in Los Angeles").waitFor();
		});

		it("only while the page is seen, and at once when it comes to the front", async () => {
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

	describe("the map is moved", () => {
		/** How far a mark was moved to the right and down, and how much larger the voyage is. */
		async function change(page: Page, act: () => Promise<unknown>) {
			const before = await drawingOf(page);
			await act();
			const after = await eventually("the map has moved", async () => {
				const drawing = await drawingOf(page);
				return drawing.land !== before.land && drawing;
			});
			const [a = [0, 0], b = [0, 0]] = before.ports.map(middleOf);
			const [c = [0, 0], d = [0, 0]] = after.ports.map(middleOf);
			return {
				right: Math.round(c[0] - a[0]),
				down: Math.round(c[1] - a[1]),
				factor: Math.abs(d[0] - c[0]) / Math.abs(b[0] - a[0]),
			};
		}

		it("by keys, when it has the focus", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			const order: string[] = [];
			for (let press = 0; press < 6; press += 1) {
				await page.keyboard.press("Tab");
				order.push(await focused(page));
			}
			expect(order).toEqual([
				"Map",
				"Enlarge",
				"Reduce",
				"Show the whole journey",
				"look-again",
				"other-key",
			]);
			await page.locator("#surface").focus();
			const press = (key: string) =>
				change(page, () => page.keyboard.press(key));
			expect(await press("ArrowRight")).toMatchObject({ right: -80, down: 0 });
			expect(await press("ArrowUp")).toMatchObject({ right: 0, down: 80 });
			expect((await press("+")).factor).toBeCloseTo(1.5, 1);
			expect((await press("-")).factor).toBeCloseTo(1 / 1.5, 1);
			expect(await press("0")).toMatchObject({ right: 80, down: -80 });
		});

		it("by keys about the mark in its middle, which so stays on it", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			const { vessels } = await drawingWith(2, page);
			await page.locator("#surface").focus();
			await change(page, () => page.keyboard.press("+"));
			const enlarged = await drawingOf(page);
			const [before, after] = [vessels, enlarged.vessels].map((boxes) =>
				boxes.flatMap(middleOf).map(Math.round),
			);
			expect(before).toHaveLength(2);
			expect(after).toEqual(before);
		});

		it("by mouse: dragged, and enlarged about the pointer", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			const { ports } = await drawingWith(2, page);
			const [x, y] = middleOf(ports[0] ?? { x: 0, y: 0, width: 0, height: 0 });
			const dragged = await change(page, async () => {
				await page.mouse.move(x, y);
				await page.mouse.down();
				await page.mouse.move(x + 60, y + 30, { steps: 3 });
				await page.mouse.up();
			});
			expect(dragged).toMatchObject({ right: 60, down: 30 });
			expect(dragged.factor).toBeCloseTo(1);
			const turned = await change(page, () => page.mouse.wheel(0, -500));
			// Pointers stand on whole pixels.
			expect(Math.abs(turned.right)).toBeLessThanOrEqual(1);
			expect(Math.abs(turned.down)).toBeLessThanOrEqual(1);
			expect(turned.factor).toBeCloseTo(2, 1);
		});

		it("by buttons", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			const click = (name: string) =>
				change(page, () => page.getByRole("button", { name }).click());
			expect((await click("Enlarge")).factor).toBeCloseTo(1.5, 1);
			expect((await click("Reduce")).factor).toBeCloseTo(1 / 1.5, 1);
			await click("Enlarge");
			expect((await click("Show the whole journey")).factor).toBeCloseTo(
				1 / 1.5,
				1,
			);
		});

		it("by two fingers", async () => {
			const tab = await newTab({ viewport: PHONE, hasTouch: true });
			const page = await open(`/map/${ID}#key=lf_one`, { tab });
			await drawingWith(2, page);
			const session = await page.context().newCDPSession(page);
			const pinched = await change(page, async () => {
				await touch(session, "touchStart", [100, 400], [200, 400]);
				await touch(session, "touchMove", [50, 400], [250, 400]);
				await touch(session, "touchEnd");
			});
			expect(pinched.factor).toBeCloseTo(2, 1);
		});

		it("and stays where the reader has put it when new positions come", async () => {
			const page = await open(`/map/${ID}#key=lf_one`);
			await drawingWith(2, page);
			const moved = await change(page, () =>
				page.getByRole("button", { name: "Enlarge" }).click(),
			);
			expect(moved.factor).toBeCloseTo(1.5, 1);
			const before = await drawingOf(page);
			server.map = COMPLETED;
			await page.getByRole("button", { name: "Look again" }).click();
			await page.getByText("Arrived in Los Angeles").waitFor();
			expect((await drawingOf(page)).land).toBe(before.land);
		});
	});

	it("shows names as texts, whatever they are", async () => {
		const name = '<img src="/x" onerror="alert(1)">&amp;';
		const text = JSON.stringify(AT_SEA.body).replaceAll(
			"Shanghai",
			JSON.stringify(name).slice(1, -1),
		);
		const page = await open(`/map/${ID}#key=lf_one`, {
			map: { status: 200, body: JSON.parse(text) },
		});
		const drawn = await drawingWith(2, page);
		expect(drawn.names[0]).toBe(`${name}POL`);
		expect(await page.locator("img").count()).toBe(0);
		expect(await page.getByRole("heading", { name }).count()).toBe(1);
	});
});

async function touch(
	session: CDPSession,
	type: "touchStart" | "touchMove" | "touchEnd",
	...points: [number, number][]
): Promise<void> {
	const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
	await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}
