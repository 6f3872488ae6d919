import { expect, test } from "vitest";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import { openForFile } from "../support/open-for-file.ts";
import { openFamilyFolder, startProcessFamily } from "./process-family.ts";

const { env } = await openForFile(openFamilyFolder);

test("a restart of several processes that is asked for during another follows it", {
	timeout: 6 * START_LIMIT_MS,
}, async () => {
	const family = await startProcessFamily(env);
	family.restart();
	await family.untilRestarted(1);
	family.restart();
	await family.untilRestarted(4);
	expect(family.children()).toHaveLength(2);
	expect(await family.end()).toBe(0);
	expect(family.output()).not.toContain("cannot");
});
