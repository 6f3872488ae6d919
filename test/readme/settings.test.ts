import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../server/settings/config.ts";

it("OPERATIONS.md lists exactly the settings that the program reads", () => {
	const read = new Set<string>();
	readConfig(
		new Proxy<Record<string, undefined>>(
			{},
			{ get: (_, name) => void read.add(String(name)) },
		),
	);
	const url = new URL("../../OPERATIONS.md", import.meta.url);
	const [, settings = ""] = readFileSync(url, "utf8").split(/^## /m);
	const [, ...rows] = settings.match(/^\|[^|]+\|/gm) ?? [];
	const listed = rows.flatMap((row) => row.match(/(?<=`)\w+(?=`)/g) ?? []);
	expect(listed.sort()).toEqual([...read].sort());
});
