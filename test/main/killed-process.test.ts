import { expect, test } from "vitest";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import { openForFile } from "../support/open-for-file.ts";
import { eventually } from "../support/time/eventually.ts";
import { openFamilyFolder, startProcessFamily } from "./process-family.ts";

const { env } = await openForFile(openFamilyFolder);

test("a killed one of several processes is replaced while the other answers, and a restart in the meantime starts no third", {
	timeout: 6 * START_LIMIT_MS,
}, async () => {
	const family = await startProcessFamily(env);
	const [killed = 0, other] = family.children();
	process.kill(killed, "SIGKILL");
	await eventually("it is gone", () => !family.children().includes(killed));
	const answers = Array.from({ length: 20 }, () => family.ask());
	expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
	await eventually(
		"there are two again",
		() => family.children().length === 2,
		START_LIMIT_MS,
	);
	expect(family.children()).toContain(other);

	process.kill(family.children()[1] ?? 0, "SIGKILL");
	await eventually("one is left", () => family.children().length === 1);
	family.restart();
	await family.untilRestarted(2);
	expect(family.children()).toHaveLength(2);
	expect(await family.end()).toBe(0);
	expect(family.output()).not.toContain("cannot");
});
