import { expect, test } from "vitest";
import { openLedger } from "../../../mock/receiver/ledger.ts";

const CLAIM = { event: "e", number: "n", containerId: null, sequence: null };

test("a ledger counts all notifications, and remembers the last 100,000", () => {
	const ledger = openLedger();
	const at = new Date();
	for (let number = 0; number < 100_001; number++) {
		ledger.arrive(`${number}`, CLAIM, at);
	}
	expect(ledger.totals.notifications).toBe(100_001);
	expect(ledger.latest(2).map(({ id }) => id)).toEqual(["100000", "99999"]);
	expect(ledger.arrive("1", CLAIM, at).attempt).toBe(2);
	expect(ledger.arrive("0", CLAIM, at).attempt).toBe(1);
	expect(ledger.latest(200_000)).toHaveLength(100_000);
});
