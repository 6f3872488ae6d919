import type { Locator, Page } from "playwright-core";
import { startChromium } from "../../../map-page/chromium.ts";
import {
	type OpenedPage,
	openTab,
	type Tab,
} from "../../../map-page/opened-page.ts";
import { temporaryFolder } from "../../../support/installation/test-landfall.ts";
import { buildPage, servePage } from "./served-page.ts";

/** An API for the page: its address and a key. */
export interface StartedApi {
	readonly url: string;
	readonly key: string;
	close(): unknown;
}

/** The example page in front of APIs, in a browser. */
export interface OpenedExample<Api extends string> {
	/** Opens the page in front of an API. */
	open(api: Api, path?: string): Promise<OpenedPage>;
	close(): Promise<void>;
}

/** Builds the page, and starts a browser and the APIs. */
export async function openExample<Api extends string>(
	starts: Readonly<Record<Api, () => Promise<StartedApi>>>,
): Promise<OpenedExample<Api>> {
	const folder = temporaryFolder();
	const apis = Object.keys(starts) as Api[];
	const [browser, started] = await Promise.all([
		startChromium(),
		Promise.all(apis.map((api) => starts[api]())),
		buildPage(folder.path),
	]);
	const tabs = new Map<Api, Tab>();
	const closings: (() => unknown)[] = [];
	for (const [index, { url, key, close }] of started.entries()) {
		const { origin } = new URL(url);
		const page = await servePage(folder.path, { origin, key });
		const tab = await openTab(browser, page.url);
		tabs.set(apis[index] as Api, tab);
		closings.push(tab.close, page.close, close);
	}
	return {
		async open(api, path = "/") {
			const tab = tabs.get(api);
			if (!tab) throw new Error(`${api} has not been started`);
			return tab.open(path);
		},
		async close() {
			for (const close of closings) await close();
			await browser.close();
			folder.remove();
		},
	};
}

/** A shipment of the mock. */
export const SHIPMENT = "MEDUSH482917";

/** The map that the page shows. */
export const mapOf = (page: Page): Locator =>
	page.getByRole("img", { name: /^Map/ });
