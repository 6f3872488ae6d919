import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { asLongRead } from "../../../server/http/limits/reads-at-once.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { eventually } from "../../support/time/eventually.ts";

/** Begins reads of an account, which end by `end`. */
function reads(account: string) {
	const begun: number[] = [];
	const ends: PromiseWithResolvers<void>[] = [];
	const begin = (index: number) =>
		asLongRead(account, () => {
			begun.push(index);
			const end = Promise.withResolvers<void>();
			ends.push(end);
			return end.promise;
		});
	return { begun, ends, begin };
}

test("of an account's reads eight run at once, and the others wait in order", async () => {
	const { begun, ends, begin } = reads("a");
	const all = Array.from({ length: 11 }, (_, index) => begin(index));
	const other = reads("b");
	const own = other.begin(0);
	await turn();
	expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(other.begun).toEqual([0]);
	ends[3]?.resolve();
	ends[5]?.reject(new Error("it failed"));
	await expect(all[5]).rejects.toThrow("it failed");
	await turn();
	expect(begun.slice(8)).toEqual([8, 9]);
	for (const end of [...ends, ...other.ends]) end.resolve();
	await turn();
	ends[10]?.resolve();
	await Promise.allSettled([...all, own]);
	expect(begun).toHaveLength(11);
	const later = reads("a");
	void later.begin(0);
	expect(later.begun).toEqual([0]);
	later.ends[0]?.resolve();
});

const landfall = await openForFile(startTestLandfall, { isWorking: false });

test("at most eight reads of an account run at once in a process, and another account's run beside them", async () => {
	const other = await landfall.addTenant("other", ["routing"]);
	let running = 0;
	let most = 0;
	const release = Promise.withResolvers<void>();
	const readMap = async (accountId: string) => {
		if (accountId === other.account.id) return undefined;
		most = Math.max(most, ++running);
		await release.promise;
		running -= 1;
		return undefined;
	};
	Object.assign(landfall.services, { readMap });
	const path = `/containers/${MISSING_ID}/map_geojson`;
	const all = Array.from({ length: 30 }, () => landfall.fetch(path));
	await eventually("eight are running", () => running >= 8);
	expect((await other.fetch(path)).status).toBe(404);
	release.resolve();
	for (const reply of all) expect((await reply).status).toBe(404);
	expect(most).toBe(8);
});
