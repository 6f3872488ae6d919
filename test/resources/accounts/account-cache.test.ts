import { expect, test } from "vitest";
import { rememberingAccounts } from "../../../server/resources/accounts/account-cache.ts";
import type { KeyHolder } from "../../../server/services/account.ts";

/** A cache with a clock that the test sets, and the keys that it had to look up. */
function memory() {
	const asked: string[] = [];
	const time = { ms: 50_000 };
	const find = rememberingAccounts(
		async (key) => {
			asked.push(key);
			return key.startsWith("k") ? ({ id: key } as KeyHolder) : undefined;
		},
		() => time.ms,
	);
	return { asked, time, find };
}

test("the account of a key is looked up once a second", async () => {
	const { asked, time, find } = memory();
	for (const afterMs of [0, 1, 999, 1_000, 1_999, 2_000]) {
		time.ms = 50_000 + afterMs;
		expect(await find("k1")).toEqual({ id: "k1" });
	}
	expect(asked).toEqual(["k1", "k1", "k1"]);
});

test("a key that is first used late in a second expires with the others", async () => {
	const { asked, time, find } = memory();
	await find("k1");
	time.ms += 999;
	await find("k2");
	await find("k2");
	time.ms += 1;
	await find("k2");
	expect(asked).toEqual(["k1", "k2", "k2"]);
});

test("an unknown key is looked up each time", async () => {
	const { asked, find } = memory();
	expect(await find("x")).toBeUndefined();
	expect(await find("x")).toBeUndefined();
	expect(asked).toEqual(["x", "x"]);
});

test("the cache holds at most 10,000 keys", async () => {
	const { asked, find } = memory();
	for (let key = 0; key <= 10_000; key++) await find(`k${key}`);
	asked.length = 0;
	for (const key of ["k0", "k9999", "k10000"]) await find(key);
	expect(asked).toEqual(["k10000"]);
});
