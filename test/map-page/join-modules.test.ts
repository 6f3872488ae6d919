import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { joinModules } from "../../server/map-page/join-modules.ts";
import { temporaryFolder } from "../support/landfall.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
	folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** What the joined script hands to `tell` when it runs. */
function run(modules: Readonly<Record<string, string>>): unknown[] {
	for (const [name, text] of Object.entries(modules)) {
		mkdirSync(join(folder.path, "parts"), { recursive: true });
		writeFileSync(join(folder.path, name), text);
	}
	const entry = pathToFileURL(join(folder.path, "main.js"));
	const script = joinModules(entry, { library: "globalThis.lib" });
	const told: unknown[] = [];
	new Script(script).runInNewContext({
		tell: (value: unknown) => told.push(value),
		lib: { twice: (n: number) => 2 * n, thrice: (n: number) => 3 * n },
	});
	return told;
}

describe("joinModules", () => {
	it("puts every module once, behind all that it imports", () => {
		expect(
			run({
				"main.js":
					'import { b } from "./b.js";\nimport { a } from "./parts/a.js";\ntell(a + b);\n',
				"b.js":
					'import { a } from "./parts/a.js";\n\nexport const b = a + 1;\n',
				"parts/a.js":
					'/** The first. */\nexport const a = 10;\ntell("a is read");\n',
			}),
		).toEqual(["a is read", 21]);
	});

	it("takes from a library what any module wants of it", () => {
		expect(
			run({
				"main.js":
					'import { thrice, twice } from "library";\nimport { b } from "./b.js";\ntell(twice(b) + thrice(1));\n',
				"b.js":
					'import {\n\ttwice,\n} from "library";\n\nexport const b = twice(2);\n',
			}),
		).toEqual([11]);
	});

	it("refuses modules that define the same name, which a browser would", () => {
		expect(() =>
			run({
				"main.js": 'import { b } from "./b.js";\nconst secret = b;\n',
				"b.js": "const secret = 1;\nexport const b = secret;\n",
			}),
		).toThrow("'secret' has already been declared");
	});

	it("refuses a package that the page does not have", () => {
		expect(() =>
			run({ "main.js": 'import { join } from "node:path";\n' }),
		).toThrow("node:path has no browser build on the page");
	});
});
