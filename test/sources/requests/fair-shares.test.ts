import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairShares } from "../../../server/sources/requests/fair-shares.ts";

const NOW = 1_000_000;
const WAIT = { waitMs: 60_000, intervalMs: 1_000 };

/** Sends waiting requests, at most `most`, and returns their accounts. */
function serve(shares: FairShares, most = 1_000): string {
	let served = "";
	while (served.length < most) {
		const next = shares.next();
		if (next === undefined) break;
		shares.serve(next, "");
		served += next;
	}
	return served;
}

function arrive(shares: FairShares, accounts: string): FairShares {
	for (const account of accounts) shares.arrive(account);
	return shares;
}

describe("waiting requests", () => {
	test.each([
		["aaa", "aaa"],
		["aaab", "abaa"],
		["aaabbb", "ababab"],
		["aaaabc", "abcaaa"],
		["caab", "caba"],
	])("of the accounts %s go in the order %s", (came, want) => {
		expect(serve(arrive(new FairShares(), came))).toBe(want);
	});

	test("a new account has no claim on requests sent before its arrival", () => {
		const shares = arrive(new FairShares(), "aaaaaaaa");
		expect(serve(shares, 4)).toBe("aaaa");
		arrive(shares, "bbbb");
		expect(serve(shares)).toMatch(/^(ab|ba){4}$/);
	});

	test("a new account has the same claim as the account with the fewest sent requests", () => {
		const shares = arrive(new FairShares(), "b");
		shares.sendAway("b", "0", NOW, WAIT);
		arrive(shares, "aaaaaaaa");
		expect(serve(shares, 5)).toBe("aaaaa");
		arrive(shares, "ccc");
		expect(serve(shares)).toBe("cccaaa");
	});

	test("a new account has no claim on turns that a former one did not use", () => {
		const shares = arrive(new FairShares(), "caaaaaaaa");
		expect(serve(shares, 6)).toBe("caaaaa");
		arrive(shares, "bbb");
		expect(serve(shares)).toMatch(/^(ab|ba){3}$/);
	});

	test("an account whose requests were all served owes nobody anything", () => {
		const shares = arrive(new FairShares(), "aaaaa");
		expect(serve(shares)).toBe("aaaaa");
		expect(serve(arrive(shares, "aab"))).toBe("aba");
	});

	test("no account is more than one ahead of another that still waits, and all are served", () => {
		const accounts = fc.string({
			unit: fc.constantFrom("a", "b", "c", "d"),
			maxLength: 60,
		});
		fc.assert(
			fc.property(accounts, (came) => {
				const served = serve(arrive(new FairShares(), came));
				expect([...served].sort()).toEqual([...came].sort());
				const count = (text: string, one: string) => text.split(one).length - 1;
				for (let end = 1; end <= served.length; end++) {
					const so = served.slice(0, end);
					for (const waiting of new Set(served.slice(end))) {
						for (const one of so) {
							expect(count(so, one)).toBeLessThanOrEqual(
								count(so, waiting) + 1,
							);
						}
					}
				}
			}),
		);
	});
});

describe("deferred requests", () => {
	/** Both were refused after this many requests, and the first has sent the given number since. */
	function sentAway(of: string, had = "") {
		const shares = arrive(new FairShares(), of);
		for (const [index, account] of [...of].entries()) {
			shares.sendAway(account, `${index}`, NOW, WAIT);
		}
		for (const [index, account] of [...had].entries()) {
			shares.arrive(account);
			shares.serve(account, `${of.indexOf(account) + index}`);
		}
		return shares;
	}

	test.each([
		["an account alone", "aaaa", "aaa", 0],
		["one that had no more than the other", "aab", "", 0],
		["one that had more than the other wants", "aaaaaab", "aaaa", 1],
		["one that had more than another with as many", "aaaaabbbbb", "aaa", 3],
		["one that had more than two others", "aaaaabc", "aaa", 2],
	])(
		"keep turns from %s: of %s, when %s were served, %s are kept",
		(_, of, had, kept) => {
			expect(sentAway(of, had).keptFrom("a", NOW)).toBe(kept);
		},
	);

	test("keep nothing from others for one that did not return when it was expected", () => {
		const shares = sentAway("aaab", "aa");
		expect(shares.keptFrom("a", NOW + 60_000)).toBe(1);
		expect(shares.keptFrom("a", NOW + 70_000)).toBe(1);
		expect(shares.keptFrom("a", NOW + 70_001)).toBe(0);
	});

	test("of one account return in turn, and one of another account among the first", () => {
		const shares = arrive(new FairShares(), `${"a".repeat(100)}b`);
		const times = Array.from({ length: 100 }, (_, index) =>
			shares.sendAway("a", `${index}`, NOW, WAIT),
		);
		expect(times.slice(0, 3)).toEqual([60_000, 60_900, 61_800]);
		expect(times.at(-1)).toBe(60_000 + 99 * 900);
		expect(shares.sendAway("b", "", NOW, WAIT)).toBe(60_000);
		// A request that returns too early gets the same time again.
		shares.arrive("a");
		expect(shares.sendAway("a", "2", NOW, WAIT)).toBe(61_800);
	});

	test.each([
		["too early keeps its place", "1", 10_000, 1_000, 50_900],
		["too early waits longer when all do", "1", 10_000, 60_000, 60_000],
		["at the stated time is last again", "1", 60_900, 1_000, 1_000],
		["with another request comes after the others", "2", 60_000, 1_000, 1_800],
	])("that return %s", (_, asked, afterMs, waitMs, want) => {
		const shares = sentAway("aa");
		shares.arrive("a");
		const wait = { ...WAIT, waitMs };
		expect(shares.sendAway("a", asked, NOW + afterMs, wait)).toBe(want);
	});

	test("of an account whose requests are all served start from zero", () => {
		const shares = arrive(sentAway("aa"), "baa");
		shares.serve("a", "0");
		shares.serve("a", "1");
		arrive(shares, "a");
		const wait = { ...WAIT, waitMs: 1_000 };
		expect(shares.sendAway("a", "later", NOW, wait)).toBe(1_000);
	});
});
