import type { EventName } from "../../../generated/openapi.ts";

/** A range of webhook numbers: the first and the last. */
type Run = readonly [number, number];

/** The webhooks to notify of the events of a commit, in a form that a job can store. */
export interface FanOut {
	/** The positions of the first and the last event. */
	readonly from: number;
	readonly until: number;
	/** Sets of webhook numbers as ranges, because webhooks are numbered consecutively and most subscribe to the same events. */
	readonly sets: readonly (readonly Run[])[];
	/** For each event, the index of its set. */
	readonly recipients: Readonly<Partial<Record<EventName, number>>>;
}

/** The progress of a fan-out. */
export interface FanOutProgress {
	/** All notifications before this position are written. */
	readonly position: number;
	/** Within the block that begins at the position: notifications of webhooks up to this number are written. */
	readonly webhook: number;
}

/** A notification to write. */
export interface Addressed {
	readonly webhookNumber: number;
	readonly position: number;
}

/** The parts of an event that a fan-out needs. */
interface NamedEvent {
	readonly position: number;
	readonly event: EventName;
}

/** The most notifications of a batch, which is one transaction; the block of one webhook always fits. */
const MOST_ROWS = 512;

/** Positions of a block, when many webhooks share a batch and when few do. */
const LEAST_BLOCK = 32;
const MOST_BLOCK = 256;

function runsOf(numbers: readonly number[]): Run[] {
	const runs: [number, number][] = [];
	for (const number of numbers) {
		const last = runs.at(-1);
		if (last && last[1] === number - 1) last[1] = number;
		else runs.push([number, number]);
	}
	return runs;
}

function numbersOf(runs: readonly Run[]): number[] {
	return runs.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => first + index),
	);
}

/**
 * Plans the fan-out of events from a position on. `recipients` has the webhooks of each event, in rising order. Equal sets are stored
 * once.
 */
export function planFanOut(
	from: number,
	events: readonly EventName[],
	recipients: ReadonlyMap<EventName, readonly number[]>,
): FanOut {
	const sets: Run[][] = [];
	const places = new Map<string, number>();
	const named: Partial<Record<EventName, number>> = {};
	for (const event of new Set(events)) {
		const runs = runsOf(recipients.get(event) ?? []);
		const key = JSON.stringify(runs);
		const place = places.get(key) ?? sets.length;
		if (place === sets.length) sets.push(runs);
		places.set(key, place);
		named[event] = place;
	}
	return { from, until: from + events.length - 1, sets, recipients: named };
}

/** The progress at the start of a fan-out. */
export function startOf({ from }: FanOut): FanOutProgress {
	return { position: from, webhook: 0 };
}

/**
 * Reads a fan-out in batches: block by block of positions, and in each block webhook by webhook, so that rows of one webhook
 * are written side by side.
 */
export class FanOutReader {
	readonly #fanOut: FanOut;
	readonly #sets: readonly ReadonlySet<number>[];
	readonly #numbers: readonly number[];
	readonly #blockSize: number;

	constructor(fanOut: FanOut) {
		this.#fanOut = fanOut;
		this.#sets = fanOut.sets.map((runs) => new Set(numbersOf(runs)));
		const all = new Set(this.#sets.flatMap((set) => [...set]));
		this.#numbers = [...all].sort((a, b) => a - b);
		this.#blockSize = Math.min(
			MOST_BLOCK,
			Math.max(LEAST_BLOCK, Math.floor(MOST_ROWS / this.#numbers.length)),
		);
	}

	/** The last position of the block of the next batch. */
	endOfBlock({ position }: FanOutProgress): number {
		return Math.min(position + this.#blockSize - 1, this.#fanOut.until);
	}

	#isNotified({ event }: NamedEvent, number: number): boolean {
		const place = this.#fanOut.recipients[event];
		return place !== undefined && (this.#sets[place]?.has(number) ?? false);
	}

	/**
	 * The next batch after `progress`: at most `most` notifications, or all those of one webhook. Also returns the next progress, which
	 * is undefined after the last batch. `events` are those of the block.
	 */
	batch(
		progress: FanOutProgress,
		events: readonly NamedEvent[],
		most = MOST_ROWS,
	): { readonly rows: Addressed[]; readonly next: FanOutProgress | undefined } {
		const rows: Addressed[] = [];
		let webhook = progress.webhook;
		for (const number of this.#numbers) {
			if (number <= progress.webhook) continue;
			const own = events.filter((event) => this.#isNotified(event, number));
			if (rows.length > 0 && rows.length + own.length > most) {
				return { rows, next: { ...progress, webhook } };
			}
			for (const { position } of own) {
				rows.push({ webhookNumber: number, position });
			}
			webhook = number;
		}
		const end = this.endOfBlock(progress);
		const isLast = end >= this.#fanOut.until;
		const next = isLast ? undefined : { position: end + 1, webhook: 0 };
		return { rows, next };
	}
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"notify-webhooks": FanOut & { readonly next: FanOutProgress };
	}
}
