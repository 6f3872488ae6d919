import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { ALSO_ON_POSTGRES, LEFT_TO_THE_WHOLE } from "./left-to-the-whole.ts";
import { LONGEST } from "./support/vitest/longest-first.ts";

it.each([...LEFT_TO_THE_WHOLE, ...ALSO_ON_POSTGRES.map((name) => `${name}**`)])(
	"%s, by which npm test chooses, names tests that there are",
	(pattern) => {
		const files = globSync([pattern, `${pattern}/**`]).filter((file) =>
			file.endsWith(".test.ts"),
		);
		expect(files).not.toEqual([]);
	},
);

it("begins with tests that there are", () => {
	const missing = LONGEST.filter((name) => !existsSync(`test/${name}.test.ts`));
	expect(missing).toEqual([]);
});
