/** A number that grows, or a level that rises and falls. */
export class Count {
	value = 0;

	add(by = 1): void {
		this.value += by;
	}
}

/** Upper bounds of the histogram buckets for durations, in seconds. */
export const DURATION_CLASSES: readonly number[] = [
	0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

/** A histogram of durations. */
export class Durations {
	/** Counts per bucket; the last is for durations above all bounds. A busy process passes 2^32 within weeks. */
	readonly counts = new Float64Array(DURATION_CLASSES.length + 1);
	seconds = 0;

	add(durationMs: number): void {
		const seconds = durationMs / 1_000;
		this.seconds += seconds;
		let place = 0;
		while (seconds > (DURATION_CLASSES[place] ?? Number.POSITIVE_INFINITY))
			place++;
		this.counts[place] = (this.counts[place] ?? 0) + 1;
	}
}

/** Measurements of one kind, one for each combination of its labels' values. Values are few and never those of an account. */
export class ByLabel<One extends Count | Durations> {
	readonly labels: readonly [string, string?];
	readonly #make: () => One;
	readonly #all = new Map<string, Map<string | number, One>>();

	constructor(labels: readonly [string, string?], make: () => One) {
		this.labels = labels;
		this.#make = make;
	}

	/** The measurement for these values of the labels. */
	of(first: string, second: string | number = ""): One {
		return this.#all.get(first)?.get(second) ?? this.#add(first, second);
	}

	#add(first: string, second: string | number): One {
		const one = this.#make();
		const bySecond = this.#all.get(first) ?? new Map<string | number, One>();
		this.#all.set(first, bySecond.set(second, one));
		return one;
	}

	/** Every measurement with the values of its labels. */
	*all(): Generator<[labels: Readonly<Record<string, string>>, one: One]> {
		const [first, second] = this.labels;
		for (const [value, bySecond] of this.#all) {
			for (const [other, one] of bySecond) {
				const labels = { [first]: value };
				yield [
					second === undefined ? labels : { ...labels, [second]: `${other}` },
					one,
				];
			}
		}
	}
}

/** The state of a source's limits, shared by all processes. */
export interface SourceLimits {
	/** Whether it has failed too often and has not answered since. */
	readonly isDown: boolean;
	/** Remaining requests, by the name of the limit. */
	readonly left: Readonly<Record<string, number>>;
}

/**
 * The counts of a process's own work, if metrics are served. Recording is only a few additions, because it happens in requests;
 * the text for Prometheus is built at each scrape.
 */
export class Meter {
	readonly requests = new ByLabel(["operation", "status"], () => new Count());
	readonly requestDurations = new ByLabel(["operation"], () => new Durations());
	readonly jobsInHand = new ByLabel(["job"], () => new Count());
	readonly jobsEnded = new ByLabel(["job", "outcome"], () => new Count());
	readonly jobDurations = new ByLabel(["job"], () => new Durations());
	readonly sourceRequests = new ByLabel(
		["source", "outcome"],
		() => new Count(),
	);
	/** Reads the limits of each source. */
	readonly sourceLimits = new Map<string, () => Promise<SourceLimits>>();
	readonly deliveryAttempts = new ByLabel(["outcome"], () => new Count());
	readonly deliveryDurations = new Durations();
}
