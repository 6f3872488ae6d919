import { randomFor } from "../carriers/basics/seeded-random.ts";

/** How a receiver fails a delivery. */
export type Failure = {
	/** The failure in the form of the options, such as `slow:3000`. */
	readonly name: string;
} & (
	| {
			readonly kind: "status";
			readonly status: number;
			/** Seconds; undefined sends no `Retry-After`. */
			readonly retryAfter: number | undefined;
	  }
	| { readonly kind: "slow"; readonly delayMs: number }
	| { readonly kind: "hang" | "close" | "redirect" | "big" }
);

/** Which attempts a receiver fails, and how. */
export interface Behaviour {
	/** Undefined when it accepts every delivery. */
	readonly failure: Failure | undefined;
	/** Number of attempts of each notification that fail. */
	readonly failFirst: number;
	/** Share of attempts that fail, from 0 to 1. */
	readonly failShare: number;
}

/** A behaviour as options or JSON write it. */
export interface BehaviourInput {
	readonly fail?: unknown;
	readonly fail_first?: unknown;
	readonly fail_share?: unknown;
}

/** The behaviour that accepts every delivery. */
export const HEALTHY: Behaviour = {
	failure: undefined,
	failFirst: Number.POSITIVE_INFINITY,
	failShare: 1,
};

const LONGEST_DELAY_MS = 600_000;
const LONGEST_RETRY_AFTER = 86_400;

/** Validates a behaviour; throws a sentence that names the error. */
export function readBehaviour({
	fail,
	fail_first: first,
	fail_share: share,
}: BehaviourInput): Behaviour {
	if (fail === undefined || fail === null) {
		if (isGiven(first) || isGiven(share)) {
			throw new Error(
				"fail_first and fail_share need fail, which says how to fail",
			);
		}
		return HEALTHY;
	}
	return {
		failure: readFailure(String(fail)),
		failFirst: isGiven(first)
			? readWhole("the number of attempts that fail first", first, 1, 1_000)
			: HEALTHY.failFirst,
		failShare: isGiven(share) ? readShare(share) : HEALTHY.failShare,
	};
}

/** The failure of an attempt, or undefined; always the same for the same seed, id and attempt. */
export function failureOf(
	{ failure, failFirst, failShare }: Behaviour,
	seed: string,
	id: string,
	attempt: number,
): Failure | undefined {
	if (attempt > failFirst) return undefined;
	const random = randomFor(`receiver ${seed} ${id}`);
	return random.chance(`attempt ${attempt}`, failShare) ? failure : undefined;
}

function readFailure(name: string): Failure {
	const [, kind, , number] = /^([a-z]+|\d{3})(:(\d+))?$/.exec(name) ?? [];
	switch (kind) {
		case "slow":
			return {
				name,
				kind,
				delayMs: readWhole("the delay", number, 1, LONGEST_DELAY_MS),
			};
		case "hang":
		case "close":
		case "redirect":
		case "big":
			if (number === undefined) return { name, kind };
			break;
		default:
			if (Number(kind) >= 200 && Number(kind) <= 599) {
				return {
					name,
					kind: "status",
					status: Number(kind),
					retryAfter:
						number === undefined
							? undefined
							: readWhole("Retry-After", number, 0, LONGEST_RETRY_AFTER),
				};
			}
	}
	throw new Error(
		`fail must be a status from 200 to 599, hang, close, slow:3000, redirect or big, not "${name}"`,
	);
}

function isGiven(value: unknown): boolean {
	return value !== undefined && value !== null;
}

/** Reads a number as options and JSON write it; NaN for anything else. */
function readNumber(value: unknown): number {
	const text = String(value).trim();
	return text === "" ? Number.NaN : Number(text);
}

function readWhole(
	what: string,
	value: unknown,
	least: number,
	most: number,
): number {
	const number = readNumber(value);
	if (Number.isInteger(number) && number >= least && number <= most) {
		return number;
	}
	throw new Error(`${what} must be a whole number from ${least} to ${most}`);
}

function readShare(value: unknown): number {
	const share = readNumber(value);
	if (share >= 0 && share <= 1) return share;
	throw new Error("the share of attempts that fail must be from 0 to 1");
}
