import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The paths of Chromium and of browsers built from it. */
const USUAL_PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const { CHROMIUM: named, CI } = process.env;

/** The browser of the tests: the one that `CHROMIUM` names, or one in a usual place; undefined without one. */
export const CHROMIUM = (named ? [named] : USUAL_PLACES).find((path) =>
	existsSync(path),
);

const REMEDY = "install chromium, or name one in CHROMIUM";

if (!CHROMIUM) {
	// In CI a skipped test would go unnoticed, so a missing browser is an error.
	if (CI)
		throw new Error(`there is no browser to test the pages in: ${REMEDY}`);
	console.warn(`The pages are not tested in a browser: ${REMEDY}.`);
}

/** Starts the browser. It runs without its sandbox, which containers and root do not have, because it opens only our own pages. */
export function startChromium(): Promise<Browser> {
	return chromium.launch({
		...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
		chromiumSandbox: false,
	});
}
