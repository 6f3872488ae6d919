import { readFileSync, writeFileSync } from "node:fs";
import { startFleet } from "../fleet.ts";
import type { Watch } from "../outcome.ts";
import { usageOf } from "../usage.ts";
import { type Abuser, startAbuser } from "./abuser.ts";
import type { Abuse, AbuseSizes } from "./abuses.ts";
import { asker } from "./api.ts";
import {
	FREE_LINE,
	type Installation,
	LIMITED_LINE,
	openInstallation,
} from "./installation.ts";
import { type Period, settleVictim, type Victim } from "./victim.ts";

/** Effects of an abuse on the victim and the installation. */
export interface MeasuredAbuse {
	readonly alone: Period;
	readonly beside: Period;
	/** Printed description of the abuse. */
	readonly done: string;
	readonly longestTurnMs: number;
	/** Growth of the database, and bytes written by the process to the system and to disk. */
	readonly databaseBytes: number;
	readonly writtenBytes: number;
	readonly diskBytes: number;
	readonly memoryMb: number;
}

/** The victim's time limit for one request. */
const PATIENCE_MS = 60_000;

function written(pid: number): { toSystem: number; toDisk: number } {
	const io = readFileSync(`/proc/${pid}/io`, "utf8");
	const count = (name: string) =>
		Number(new RegExp(`^${name}: (\\d+)`, "m").exec(io)?.[1]);
	return { toSystem: count("wchar"), toDisk: count("write_bytes") };
}

/** A signal that aborts when both this time has passed and the work is done. */
function whenBoth(leastMs: number, work: Promise<unknown>): AbortSignal {
	const controller = new AbortController();
	const time = new Promise((resolve) => setTimeout(resolve, leastMs));
	void Promise.allSettled([time, work]).then(() => controller.abort());
	return controller.signal;
}

/** Runs the abuse beside the victim. */
async function measureBeside(
	{ pid, turns, databaseBytes }: Installation,
	victim: Victim,
	abuser: Abuser,
	leastMs: number,
): Promise<Omit<MeasuredAbuse, "alone">> {
	const size = databaseBytes();
	const before = written(pid);
	// Resets the peak of memory that Linux records.
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
	const startedAtMs = Date.now();
	const running = abuser.run();
	const both = whenBoth(leastMs, running);
	const beside = await victim.live(both, PATIENCE_MS);
	const after = written(pid);
	return {
		beside,
		done: await running,
		longestTurnMs: turns.longest(startedAtMs, Date.now()).ms,
		databaseBytes: databaseBytes() - size,
		writtenBytes: after.toSystem - before.toSystem,
		diskBytes: after.toDisk - before.toDisk,
		memoryMb: usageOf(pid).mostMemoryMb,
	};
}

/** Runs one abuse on an installation with two new accounts. */
export async function measureAbuseOn(
	installation: Installation,
	abuse: Abuse,
	sizes: AbuseSizes,
	watch: Watch = () => {},
): Promise<MeasuredAbuse> {
	await using opened = new AsyncDisposableStack();
	const keeping = await startFleet({ count: 1, isKeeping: true });
	opened.defer(() => keeping.stop());
	const taking = await startFleet({ count: 1 });
	opened.defer(() => taking.stop());
	const { url } = installation;
	const scac = abuse.isAtLimitedLine ? LIMITED_LINE : FREE_LINE;
	const victimKey = await installation.addAccount(`victim of ${abuse.name}`);
	const abuser = await startAbuser({
		url,
		key: await installation.addAccount(`abuser by ${abuse.name}`),
		name: abuse.name,
		sizes,
		receiverUrl: taking.urls[0] ?? "",
		scac,
	});
	opened.defer(() => abuser.stop());
	watch(`${abuse.name}: preparing`);
	const prepared = await abuser.prepare();
	if (prepared !== "") throw new Error(`${abuse.name}: ${prepared}`);
	const victim = await settleVictim(asker(url, victimKey), scac, keeping);
	watch(`${abuse.name}: the victim alone`);
	const leastMs = sizes.seconds * 1_000;
	const alone = await victim.live(AbortSignal.timeout(leastMs), PATIENCE_MS);
	watch(`${abuse.name}: beside the abuser`);
	return {
		alone,
		...(await measureBeside(installation, victim, abuser, leastMs)),
	};
}

/** Runs one abuse on a new installation. */
export async function measureAbuse(
	abuse: Abuse,
	sizes: AbuseSizes,
	watch?: Watch,
): Promise<MeasuredAbuse> {
	const installation = await openInstallation();
	try {
		return await measureAbuseOn(installation, abuse, sizes, watch);
	} finally {
		await installation.close();
	}
}
