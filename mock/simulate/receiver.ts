import { setTimeout as sleep } from "node:timers/promises";
import {
	type Receiver as AnyReceiver,
	startReceiver as startAnyReceiver,
} from "../receiver/receiver.ts";

/** Receives the notifications of a simulation and stores their ids by record. */
export interface Receiver extends Pick<AnyReceiver, "url" | "trust" | "close"> {
	/** The distinct ids of the notifications about a record. */
	notificationsAbout(recordId: string): ReadonlySet<string>;
	/** Resolves when none is pending and no delivery has arrived for a while, or after a minute. */
	quiet(hasPending: () => Promise<boolean>): Promise<void>;
}

const QUIET_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const NO_IDS: ReadonlySet<string> = new Set();

/** Starts a receiver on the loopback address. It refuses deliveries without valid signatures. */
export async function startReceiver(): Promise<Receiver> {
	const idsByRecord = new Map<string, Set<string>>();
	const receiver = await startAnyReceiver({
		onDelivery({ notification }) {
			if (notification === undefined) return;
			const { id, relationships } = notification.data;
			const about = relationships.reference_object.data.id;
			const ids = idsByRecord.get(about) ?? new Set();
			idsByRecord.set(about, ids);
			ids.add(id);
		},
	});
	const { url, totals, trust, close } = receiver;
	return {
		url,
		trust,
		close,
		notificationsAbout: (recordId) => idsByRecord.get(recordId) ?? NO_IDS,
		async quiet(hasPending) {
			const startedAtMs = Date.now();
			const since = () => Date.now() - Math.max(startedAtMs, totals.lastAtMs);
			while (
				Date.now() < startedAtMs + LONGEST_WAIT_MS &&
				(since() < QUIET_MS || (await hasPending()))
			) {
				await sleep(100);
			}
		},
	};
}
