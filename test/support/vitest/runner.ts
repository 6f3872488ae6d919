import { pathToFileURL } from "node:url";
import { TestRunner } from "vitest";

type Source = Parameters<TestRunner["importFile"]>[1];

/**
 * Loads test files under their own names. Vitest adds the time to each, so that Node would find none in its cache of compiled code and
 * store all of them again in each run.
 */
export default class extends TestRunner {
	override importFile(path: string, source: Source): unknown {
		// Set-up files run again for each test file.
		if (source === "setup") return super.importFile(path, source);
		return import(pathToFileURL(path).href);
	}
}
