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

/** The browser that tests run in: the one that `CHROMIUM` names, else one in a usual place; undefined when it is not there. */
export const CHROMIUM = (named ? [named] : USUAL_PLACES).find((path) =>
	existsSync(path),
);

const REMEDY = "install chromium, or name one in CHROMIUM";

if (!CHROMIUM) {
	// Who lands what is not tested would not notice.
	if (CI)
		throw new Error(`there is no browser to test the pages in: ${REMEDY}`);
	console.warn(`The pages are not tested in a browser: ${REMEDY}.`);
}

/** Starts the browser. Without its sandbox, which containers and root do not have; it sees our own pages only. */
export function startChromium(): Promise<Browser> {
	return chromium.launch({
		...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
		chromiumSandbox: false,
	});
}
