import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import {
	giveWay,
	nextSlice,
	workFor,
} from "../../server/runtime/time-slices.ts";

/** Works for this long, and lets others go first after each step. */
async function work(ms: number, stepMs: number): Promise<void> {
	for (let done = 0; done < ms; done += stepMs) {
		const until = performance.now() + stepMs;
		while (performance.now() < until);
		await giveWay();
	}
}

/** Counts the turns of other work while a task runs. */
async function turnsDuring(done: Promise<unknown>): Promise<number> {
	let isDone = false;
	const ended = done.finally(() => {
		isDone = true;
	});
	let turns = 0;
	while (!isDone) {
		await nextTurn();
		turns++;
	}
	await ended;
	return turns;
}

test("long work gives many turns to other work", async () => {
	expect(await turnsDuring(work(100, 1))).toBeGreaterThan(8);
});

test("several tasks at once share one slice a turn", async () => {
	const alone = await turnsDuring(work(100, 1));
	const together = await turnsDuring(
		Promise.all(Array.from({ length: 5 }, () => work(100, 1))),
	);
	expect(together).toBeGreaterThan(3 * alone);
});

test("short work is not interrupted", async () => {
	await nextTurn();
	// Time stands still, so that the steps are short on a busy machine too.
	vi.useFakeTimers({ toFake: ["performance"] });
	onTestFinished(() => void vi.useRealTimers());
	let turns = 0;
	const other = nextTurn().then(() => {
		turns++;
	});
	for (let step = 0; step < 100; step++) await giveWay();
	expect(turns).toBe(0);
	await other;
});

test("an account with little work gets its slices between those of an account with much", async () => {
	let isLittleDone = false;
	let before = 0;
	const much = Array.from({ length: 8 }, () =>
		workFor("much", async () => {
			for (let step = 0; step < 40; step++) {
				await work(1, 1);
				if (!isLittleDone) before++;
			}
		}),
	);
	await workFor("little", () => work(20, 1));
	isLittleDone = true;
	await Promise.all(much);
	// Slices for each piece of work instead of each account would end the little work after about half of the other.
	expect(before).toBeLessThan((8 * 40) / 4);
});

test("all new connections are accepted between two slices", async () => {
	const server = createServer((socket) => {
		accepted++;
		socket.destroy();
	}).listen(0, "127.0.0.1");
	let accepted = 0;
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	// Time stands still, so that other work has as much of it as it needs.
	const now = vi.spyOn(performance, "now").mockReturnValue(1);
	onTestFinished(() => now.mockRestore());
	await nextSlice();
	for (let count = 0; count < 20; count++)
		connect(port, "127.0.0.1").on("error", () => {});
	await nextSlice();
	expect(accepted).toBe(20);
});
