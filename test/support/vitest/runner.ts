import { pathToFileURL } from "node:url";
import { TestRunner } from "vitest";

/**
 * Loads test files under their own names. Vitest adds the time to each, so that Node would find none in its cache of compiled code and
 * store all of them again in each run.
 */
export default class extends TestRunner {
	override importFile(path: string): unknown {
		return import(pathToFileURL(path).href);
	}
}
