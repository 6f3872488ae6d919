import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { exampleValue } from "../contract/contract-examples.ts";
import { startChromium } from "./chromium.ts";
import { type OpenedPage, openTab, type Tab } from "./opened-page.ts";
import { type PageServer, type Reply, startPageServer } from "./page-server.ts";

/** The container of the examples. */
export const ID = "019fb6d4-9ab3-7df2-9ed3-998d1e6745dd";

/** Wide enough for everything that stands beside the map on a desktop, and quickly drawn. */
const WINDOW = { width: 1024, height: 500 };

const example = (operationId: string, name: string): Reply => ({
	status: 200,
	body: exampleValue(operationId, name),
});

export const AT_SEA = example("getContainerMap", "at_sea");
export const COMPLETED = example("getContainerMap", "completed");
export const CONTAINER = example("getContainer", "available");

/** A map page for the tests of a file, with a browser and a server of its own. */
export interface MapPage {
	/** The answers of the server, and the requests. */
	readonly server: PageServer;
	newTab(
		options?: BrowserContextOptions,
		prepare?: (page: Page) => Promise<unknown>,
	): Promise<Tab>;
	/** Opens a path, in the usual tab unless another is named. After each test there may be no problem on the page. */
	open(
		path: string,
		replies?: { map?: Reply; container?: Reply; tab?: Tab },
	): Promise<Page>;
}

/** Starts browser and server before the tests of the surrounding `describe`, and closes them after it. */
export function useMapPage(): MapPage {
	let browser: Browser;
	let server: PageServer;
	let usual: Tab;
	let opened: OpenedPage | undefined;

	const newTab: MapPage["newTab"] = (options = {}, prepare) => {
		const window = { viewport: WINDOW, ...options };
		return openTab(browser, new URL(server.url), window, prepare);
	};

	beforeAll(async () => {
		server = await startPageServer(AT_SEA, CONTAINER);
		browser = await startChromium();
		usual = await newTab();
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

	return {
		get server() {
			return server;
		},
		newTab,
		async open(
			path,
			{ map = AT_SEA, container = CONTAINER, tab = usual } = {},
		) {
			Object.assign(server, { map, container });
			server.asked.length = 0;
			opened = await tab.open(path);
			return opened.page;
		},
	};
}

/** The label or id of the element that has the focus. */
export function focused(page: Page): Promise<string> {
	return page.evaluate<string>(
		"document.activeElement.ariaLabel || document.activeElement.id",
	);
}
