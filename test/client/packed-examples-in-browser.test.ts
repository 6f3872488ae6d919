import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleForBrowsers } from "../../client/build/entry-size.ts";
import { CHROMIUM, startChromium } from "../map-page/chromium.ts";
import { openForFile } from "../support/open-for-file.ts";
import { EXAMPLES_OUTPUT, examplesEnv, ROOT } from "./packed-client.ts";
import { startPackedExamples } from "./packed-examples.ts";
import { runInPage } from "./run-in-page.ts";
import type { ThreeApis } from "./three-apis.ts";

const { apis, project } = await openForFile(startPackedExamples);

it.skipIf(!CHROMIUM)(
	"the packed client runs its examples, bundled, in Chromium against mock, sandbox and server",
	async () => {
		const script = await bundleForBrowsers(
			join(project, "examples.mjs"),
			join(ROOT, "node_modules"),
		);
		const browser = await startChromium();
		const tried = Object.entries(apis).map(async ([name, api]) => {
			const output = await runInPage(browser, script, examplesEnv(api));
			expect(output, name).toMatch(EXAMPLES_OUTPUT[name as keyof ThreeApis]);
		});
		await Promise.all(tried);
		await browser.close();
	},
);
