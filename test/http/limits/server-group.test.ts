import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
	processStates,
	type StateStore,
} from "../../../server/database/state-store.ts";
import { ServerGroup } from "../../../server/http/limits/server-group.ts";
import { processIdentity } from "../../../server/runtime/process-identity.ts";

const COUNTED_MS = 62_000;

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ["Date", "setTimeout", "clearTimeout"],
		now: 1_000_000_000,
	});
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A store that can fail, and servers on it that note what they do. */
function newServers() {
	const states = processStates();
	const log: string[] = [];
	const signs = { count: 0 };
	let isFailing = false;
	let isHanging = false;
	const store: StateStore = {
		find: states.find,
		replace: async (...change) => {
			signs.count += 1;
			if (isFailing) throw new Error("read-only");
			if (isHanging) return new Promise(() => {});
			return states.replace(...change);
		},
	};
	/** Enters a server that gives no more signs of life. */
	const enter = (aliveAtMs: number, process: string) => {
		const members = { silent: { aliveAtMs, isAlone: true, process } };
		const text = JSON.stringify({ members });
		return states.replace({ name: "servers" }, undefined, text);
	};
	const add = (name: string) => {
		const group = new ServerGroup(store, {
			countedMs: COUNTED_MS,
			publish: async () => {
				if (isFailing) throw new Error("read-only");
				log.push(`${name} publishes`);
			},
			failed: () => log.push(`${name} fails`),
		});
		group.start();
		return group;
	};
	const fail = (isFailingNow: boolean) => {
		isFailing = isFailingNow;
	};
	const hang = () => {
		isHanging = true;
	};
	return { add, log, fail, hang, enter, signs };
}

it("a server counts alone until another one starts, which waits for its counts", async () => {
	const { add, log } = newServers();
	const one = add("one");
	expect(await one.standing()).toBe("alone");
	await pass(500);
	const other = add("other");
	const standing = other.standing();
	await pass(400);
	expect([one.isAlone, other.isAlone]).toEqual([true, false]);
	expect(log).toEqual([]);
	await pass(100);
	expect(log).toEqual(["one publishes"]);
	await pass(100);
	expect(await standing).toBe("together");
	expect(await one.standing()).toBe("together");
	await pass(60_000);
	expect(log).toEqual(["one publishes"]);
	await Promise.all([one.stop(), other.stop()]);
});

it("a server gives one sign of life each second, however many requests have waited for it to join", async () => {
	const { add, signs } = newServers();
	const one = add("one");
	await pass(500);
	const other = add("other");
	await pass(50);
	const waiting = Array.from({ length: 9 }, () => other.standing());
	await pass(3_000);
	await Promise.all(waiting);
	signs.count = 0;
	await pass(10_000);
	expect(signs.count).toBe(20);
	await Promise.all([one.stop(), other.stop()]);
});

it("after all others have left, a server counts alone again when their counts have expired", async () => {
	const { add } = newServers();
	const one = add("one");
	await pass(500);
	const other = add("other");
	await pass(1_500);
	expect(await one.standing()).toBe("together");
	await other.stop();
	await pass(COUNTED_MS - 1_000);
	expect(one.isAlone).toBe(false);
	await pass(3_000);
	expect(one.isAlone).toBe(true);
	await one.stop();
});

it("a server that has left is not waited for, and gives no more signs of life", async () => {
	const { add } = newServers();
	const one = add("one");
	await pass(1_500);
	await one.stop();
	one.start();
	await pass(3_000);
	const next = add("next");
	await pass(0);
	expect(next.isAlone).toBe(true);
	expect(await one.standing()).toBe("unknown");
	await next.stop();
});

it("while nothing can be written a server says so once, and counts on its own; then it joins the others again", async () => {
	const { add, log, fail } = newServers();
	const one = add("one");
	await pass(500);
	const other = add("other");
	await pass(1_500);
	log.length = 0;
	fail(true);
	await pass(3_000);
	expect(log.sort()).toEqual(["one fails", "other fails"]);
	expect(await one.standing()).toBe("unknown");
	fail(false);
	await pass(3_000);
	expect(await one.standing()).toBe("together");
	expect(await other.standing()).toBe("together");
	expect(log).toContain("one publishes");
	fail(true);
	await pass(2_000);
	expect(log.filter((line) => line === "one fails")).toHaveLength(2);
	fail(false);
	await Promise.all([one.stop(), other.stop()]);
});

it("after a time without the database so long that the others seem to have ended, each server publishes what it counted meanwhile", async () => {
	const { add, log, fail } = newServers();
	const one = add("one");
	await pass(500);
	const other = add("other");
	await pass(1_500);
	fail(true);
	await pass(20_000);
	log.length = 0;
	fail(false);
	await pass(3_000);
	expect(await one.standing()).toBe("together");
	expect(await other.standing()).toBe("together");
	expect(log.sort()).toEqual(["one publishes", "other publishes"]);
	await Promise.all([one.stop(), other.stop()]);
});

it("a server that is alone stays so while nothing can be written", async () => {
	const { add, log, fail } = newServers();
	const one = add("one");
	await pass(1_000);
	fail(true);
	await pass(5_000);
	expect(log).toEqual(["one fails"]);
	expect(await one.standing()).toBe("alone");
	fail(false);
	await one.stop();
});

it("a server without a sign of life for six seconds is not waited for", async () => {
	const { add, fail } = newServers();
	const one = add("one");
	await pass(1_500);
	fail(true);
	const stopped = one.stop();
	await stopped;
	fail(false);
	const next = add("next");
	let standing = "";
	void next.standing().then((now) => {
		standing = now;
	});
	await pass(5_400);
	expect(standing).toBe("");
	await pass(200);
	expect(standing).toBe("together");
	await next.stop();
});

it("a server whose process has ended, or whose last sign of life is far in the future, is not waited for", async () => {
	const here = processIdentity(process.pid);
	const ended = here.replace(/"\d+"\]$/, '"1"]');
	for (const [aliveInMs, place, isAlone] of [
		[0, ended, true],
		[0, here, false],
		[5_999, here, false],
		[6_000, here, true],
	] as const) {
		const { add, enter } = newServers();
		await enter(Date.now() + aliveInMs, place);
		const one = add("one");
		await pass(0);
		expect([aliveInMs, place, one.isAlone]).toEqual([
			...[aliveInMs, place, isAlone],
		]);
		await one.stop();
	}
});

it("while the database hangs, requests wait up to twelve seconds, and then the server counts on its own", async () => {
	const { add, hang } = newServers();
	const one = add("one");
	await pass(500);
	const other = add("other");
	await pass(1_500);
	hang();
	await pass(2_000);
	expect(await one.standing()).toBe("together");
	await pass(2_000);
	let standing = "";
	void one.standing().then((now) => {
		standing = now;
	});
	await pass(11_999);
	expect(standing).toBe("");
	await pass(1);
	expect(standing).toBe("unknown");
	// Their last changes never end.
	await Promise.all([one.stop(), other.stop()]);
});
