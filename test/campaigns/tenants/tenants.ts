import { readFileSync, writeFileSync } from "node:fs";
import { startFleet } from "../fleet.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { usageOf } from "../usage.ts";
import { startAbuser } from "./abuser.ts";
import { ABUSES, type Abuse, type AbuseSizes } from "./abuses.ts";
import { asker } from "./api.ts";
import { FREE_LINE, LIMITED_LINE, openInstallation } from "./installation.ts";
import { type Period, settleVictim, WAITS, type Waits } from "./victim.ts";

/** How much is abused, and for how long it is measured. */
export interface TenantsOptions extends AbuseSizes {
	/** The abuse that is tried; all of them when undefined. */
	readonly only?: string | undefined;
}

/** What one abuse did to the victim. */
interface Measured {
	readonly alone: Period;
	readonly beside: Period;
	readonly done: string;
	readonly longestTurnMs: number;
	readonly databaseMb: number;
	readonly writtenMb: number;
	readonly syncedMb: number;
	readonly memoryMb: number;
}

/** How long the victim waits for one thing before it gives up. */
const PATIENCE_MS = 60_000;

/** The victim may wait so many times as long as alone, */
const MOST_RATIO = 3;

/** or so long, where it waits hardly at all alone. */
const UNNOTICED_MS: Readonly<Record<keyof Waits, number>> = {
	read: 50,
	post: 50,
	tracked: 1_000,
	delivered: 1_000,
};

const MB = 1_000_000;

/** Bytes that a process has handed to the system and to the disk. */
function written(pid: number): { chars: number; bytes: number } {
	const io = readFileSync(`/proc/${pid}/io`, "utf8");
	const count = (name: string) =>
		Number(new RegExp(`^${name}: (\\d+)`, "m").exec(io)?.[1]);
	return { chars: count("wchar"), bytes: count("write_bytes") };
}

/** Runs one abuse on an installation of its own. */
export async function tryAbuse(
	abuse: Abuse,
	options: AbuseSizes,
	watch: Watch = () => {},
): Promise<Measured> {
	await using opened = new AsyncDisposableStack();
	const installation = await openInstallation();
	opened.defer(() => installation.close());
	const fleet = await startFleet({ count: 1, isKeeping: true });
	opened.defer(() => fleet.stop());
	const taking = await startFleet({ count: 1 });
	opened.defer(() => taking.stop());
	const { url, pid } = installation;
	const scac = abuse.isAtLimitedLine ? LIMITED_LINE : FREE_LINE;
	const ask = asker(url, await installation.addAccount("victim"));
	const abuser = await startAbuser({
		url,
		key: await installation.addAccount("abuser"),
		name: abuse.name,
		sizes: options,
		receiverUrl: taking.urls[0] ?? "",
		scac,
	});
	opened.defer(() => abuser.stop());
	watch(`${abuse.name}: preparing`);
	const prepared = await abuser.prepare();
	const victim = await settleVictim(ask, scac, fleet);
	watch(`${abuse.name}: the victim alone`);
	const shortly = AbortSignal.timeout(options.seconds * 1_000);
	const alone = await victim.live(shortly, PATIENCE_MS);

	watch(`${abuse.name}: beside the abuser`);
	const size = installation.databaseBytes();
	const before = written(pid);
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
	const startedAtMs = Date.now();
	const ending = new AbortController();
	const running = abuser.run().finally(() => ending.abort());
	const atLeast = AbortSignal.timeout(options.seconds * 1_000);
	const both = new AbortController();
	const endWhenBoth = () => {
		if (ending.signal.aborted && atLeast.aborted) both.abort();
	};
	ending.signal.addEventListener("abort", endWhenBoth);
	atLeast.addEventListener("abort", endWhenBoth);
	const beside = await victim.live(both.signal, PATIENCE_MS);
	const done = await running;
	const after = written(pid);
	return {
		alone,
		beside,
		done: [prepared, done].filter(Boolean).join("; "),
		longestTurnMs: installation.turns.longest(startedAtMs, Date.now()).ms,
		databaseMb: (installation.databaseBytes() - size) / MB,
		writtenMb: (after.chars - before.chars) / MB,
		syncedMb: (after.bytes - before.bytes) / MB,
		memoryMb: usageOf(pid).mostMemoryMb,
	};
}

/** Median, 99th percentile and longest of some waits. */
function spread(waits: readonly number[]): readonly [number, number, number] {
	const sorted = waits.toSorted((a, b) => a - b);
	const at = (share: number) =>
		sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
	return [at(0.5), at(0.99), at(1)];
}

function told(waits: readonly number[]): string {
	const figures = spread(waits).map(Math.round);
	return `${figures.join(" / ")} (${waits.length})`;
}

/** The figures of one abuse, and what it broke. */
function report(name: string, measured: Measured): Outcome {
	const { alone, beside } = measured;
	const figures: Record<string, string> = {
		[name]: measured.done,
		[`${name}: installation`]: `longest turn ${Math.round(measured.longestTurnMs)} ms, database +${measured.databaseMb.toFixed(1)} MB, written ${measured.writtenMb.toFixed(1)} MB, to disk ${measured.syncedMb.toFixed(1)} MB, memory ${measured.memoryMb} MB at most`,
	};
	const problems = [...alone.problems, ...beside.problems].map(
		(problem) => `${name}: ${problem}`,
	);
	for (const what of WAITS) {
		const before = spread(alone.waits[what]);
		const after = spread(beside.waits[what]);
		const ratios = after.map((ms, index) =>
			(ms / (before[index] ?? Number.NaN)).toFixed(1),
		);
		figures[`${name}: ${what}`] =
			`alone ${told(alone.waits[what])} ms, beside ${told(beside.waits[what])} ms, ratios ${ratios.join(" / ")}`;
		const most = Math.max(before[1] * MOST_RATIO, UNNOTICED_MS[what]);
		if (!(after[1] <= most)) {
			problems.push(
				`${name}: the victim waits ${Math.round(after[1])} ms (p99) for ${what}, ${Math.round(most)} ms are allowed`,
			);
		}
	}
	return { figures, problems };
}

/**
 * One account does what harms others most while another lives normally on the same installation. The waits of the victim
 * (median / 99th percentile / longest, and how many) are compared with those it has alone, on the same data.
 */
export async function tenants(
	options: TenantsOptions,
	watch: Watch,
): Promise<Outcome> {
	const figures: Record<string, string | number> = {};
	const problems: string[] = [];
	const chosen = ABUSES.filter(
		({ name }) => options.only === undefined || name === options.only,
	);
	for (const abuse of chosen) {
		const measured = await tryAbuse(abuse, options, watch);
		const outcome = report(abuse.name, measured);
		Object.assign(figures, outcome.figures);
		problems.push(...outcome.problems);
	}
	return { figures, problems };
}
