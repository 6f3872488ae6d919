import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bundleForBrowsers } from "../../client/build/entry-size.ts";
import { CHROMIUM, startChromium } from "../map-page/chromium.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	compilePrograms,
	EXAMPLES_OUTPUT,
	examplesEnv,
	installPacked,
	ROOT,
} from "./packed-client.ts";
import { runInPage } from "./run-in-page.ts";
import { startThreeApis, type ThreeApis } from "./three-apis.ts";

const folder = await openForFile(temporaryFolder);
const project = join(folder.path, "project");
const [apis] = await Promise.all([
	startThreeApis(),
	installPacked(project).then(() => compilePrograms(project)),
]);
afterAll(async () => {
	for (const { close } of Object.values(apis)) await close();
});

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
