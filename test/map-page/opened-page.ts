import type {
	Browser,
	BrowserContextOptions,
	Page,
	ViewportSize,
} from "playwright-core";
import { eventually } from "../support/time/eventually.ts";

/** A page in a tab, and everything that is wrong with it. */
export interface OpenedPage {
	readonly page: Page;
	/** Errors of the script, breaches of the policy, and requests to other servers; empty when all is well. */
	readonly complaints: readonly string[];
	/** Leaves the page, and clears all that it has stored. */
	close(): Promise<void>;
}

/** Shows one page after another, each as if it were the first. A new tab for each would take as long as drawing two maps. */
export interface Tab {
	/** Opens a path of the server. Waits for the document, and not for its script. */
	open(path: string, viewport?: ViewportSize): Promise<OpenedPage>;
	close(): Promise<void>;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 812 };

/** The longest wait for anything to appear on a busy machine (ms). */
const WAIT_MS = 80_000;

const USUAL_MEDIA = { colorScheme: "light", reducedMotion: "reduce" } as const;

const TELL_BREACHES = `addEventListener("securitypolicyviolation", (event) =>
	console.error("policy", event.violatedDirective, event.blockedURI))`;

/** Opens a tab for the pages of a server. It prefers reduced motion, because animations would be drawn all the time. */
export async function openTab(
	browser: Browser,
	{ origin }: URL,
	options: BrowserContextOptions = {},
	prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Tab> {
	const context = await browser.newContext({ viewport: DESKTOP, ...options });
	const page = await context.newPage();
	page.setDefaultTimeout(WAIT_MS);
	const session = await context.newCDPSession(page);
	let complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		// Browsers report every refusal of the API, and the tests cause some on purpose.
		if (!message.text().startsWith("Failed to load resource"))
			complaints.push(message.text());
	});
	page.on("request", (request) => {
		const asked = request.url();
		if (!asked.startsWith(origin) && !asked.startsWith("data:"))
			complaints.push(`asked ${asked}`);
	});
	await page.addInitScript(TELL_BREACHES);
	await page.emulateMedia(USUAL_MEDIA);
	await prepare(page);

	/** Opens another page of the same server, because only such a page can clear what the first has stored. */
	async function leave(): Promise<void> {
		await context.setOffline(false);
		await page.goto(`${origin}/blank`);
		await page.evaluate("sessionStorage.clear()");
		await session.send("Network.clearBrowserCache");
		await page.emulateMedia(USUAL_MEDIA);
	}

	return {
		async open(path, viewport) {
			if (viewport) await page.setViewportSize(viewport);
			complaints = [];
			await page.goto(`${origin}${path}`);
			return { page, complaints, close: leave };
		},
		close: () => context.close(),
	};
}

/** A rectangle on the screen. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The drawing, as shown on the screen. */
export interface Drawing {
	readonly map: Box;
	readonly buttons: readonly Box[];
	readonly ports: readonly Box[];
	/** The number of ports that have their final position. */
	readonly placed: number;
	readonly vessels: readonly Box[];
	readonly names: readonly string[];
	/** For each line its kind, its place, and the number of its pieces. */
	readonly lines: readonly {
		readonly kind: string;
		readonly box: Box;
		readonly pieces: number;
	}[];
	readonly legend: readonly string[];
	/** A short text that differs between drawings of the land; empty without a drawing. */
	readonly land: string;
}

const DRAWING = `(() => {
	const all = (selector) => [...document.querySelectorAll(selector)];
	const box = (element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return { x, y, width, height };
	};
	const digest = (text) => {
		let sum = 0;
		for (let at = 0; at < text.length; at++)
			sum = (sum * 31 + text.charCodeAt(at)) | 0;
		return text && sum + " of " + text.length;
	};
	return {
		map: box(document.getElementById("surface")),
		buttons: all(".controls button").map(box),
		ports: all("#chart .port").map(box),
		placed: all("#chart .port[transform]").length,
		vessels: all("#chart .hull").map(box),
		names: all("#chart .names text").map((text) => text.textContent),
		lines: all("#chart .paths path").map((line) => ({
			kind: line.getAttribute("class"),
			box: box(line),
			pieces: (line.getAttribute("d") ?? "").split("M").length - 1,
		})),
		legend: all("#legend li").map((item) => item.textContent),
		land: digest(document.querySelector("#chart .land")?.getAttribute("d") ?? ""),
	};
})()`;

/** Looks until two looks see the same wanted state. Playwright's locators look only twice a second after the first time. */
async function settledDrawing(
	page: Page,
	isWanted: (drawing: Drawing) => boolean,
): Promise<Drawing> {
	let before = "";
	return eventually("the map is drawn", async () => {
		const drawing = await page.evaluate<Drawing>(DRAWING);
		const text = JSON.stringify(drawing);
		const isSettled = isWanted(drawing) && text === before;
		before = text;
		return isSettled && drawing;
	});
}

/** The drawing once the map no longer moves. */
export function drawingOf(page: Page): Promise<Drawing> {
	return settledDrawing(page, ({ land }) => land !== "");
}

/** The drawing once it has this many ports. */
export function drawingWith(ports: number, page: Page): Promise<Drawing> {
	return settledDrawing(
		page,
		({ land, placed, ports: { length } }) =>
			land !== "" && placed === ports && length === ports,
	);
}

/** The middle of a rectangle, from the left and from the top. */
export function middleOf({ x, y, width, height }: Box): [number, number] {
	return [x + width / 2, y + height / 2];
}

/** Whether two rectangles overlap. */
export function isOver(one: Box, other: Box): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}

/** Whether a rectangle lies within another. */
export function isWithin(inner: Box, outer: Box): boolean {
	return (
		inner.x >= outer.x &&
		inner.y >= outer.y &&
		inner.x + inner.width <= outer.x + outer.width &&
		inner.y + inner.height <= outer.y + outer.height
	);
}
