/** A source of random-looking numbers, the same in every run. */
export interface Chance {
	/** From 0 to just below 1. */
	fraction(): number;
	/** A whole number from 0 to just below `limit`. */
	below(limit: number): number;
	/** A random item of a list that is not empty. */
	pick<T>(list: readonly T[]): T;
}

/** The source for a seed (the generator known as mulberry32). */
export function chance(seed: number): Chance {
	let state = seed >>> 0;
	const fraction = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(fraction() * limit);
	return {
		fraction,
		below,
		pick(list) {
			const one = list[below(list.length)];
			if (one === undefined) throw new RangeError("nothing to pick from");
			return one;
		},
	};
}
