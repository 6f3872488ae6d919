import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { LEFT_TO_THE_WHOLE } from "./left-to-the-whole.ts";
import { LONGEST } from "./support/vitest/longest-first.ts";

it.each([...LEFT_TO_THE_WHOLE.sqlite, ...LEFT_TO_THE_WHOLE.postgres])(
	"%s, which npm test leaves out, names tests that there are",
	(pattern) => {
		const files = globSync(pattern).filter((file) => file.endsWith(".test.ts"));
		expect(files).not.toEqual([]);
	},
);

it("begins with tests that there are", () => {
	const missing = LONGEST.filter((name) => !existsSync(`test/${name}.test.ts`));
	expect(missing).toEqual([]);
});
