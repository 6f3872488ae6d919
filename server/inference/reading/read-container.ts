import {
	containerCheckDigit,
	hasContainerForm,
} from "../../reference/iso-6346.ts";
import type { Owner } from "../../reference/owner-codes/owner-codes.ts";
import { isKnownForm, type RuleMatch } from "../vocabulary/number-rule.ts";
import { findOwner } from "./find-owner.ts";
import { readLookalikes } from "./lookalikes.ts";

/** A number read as a container number, valid or with a mistake. */
export interface ContainerReading {
	/** Owner code and category: four letters, corrected. */
	readonly ownerCode: string;
	/** Holder of the code; undefined when unknown. */
	readonly owner: Owner | undefined;
	/** The mistake in words; null for a valid number. */
	readonly reason: string | null;
	/** Upper limit of every line's probability. */
	readonly cap: number;
	/** Remarks on the reading, in sentences. */
	readonly remark: string;
}

const WRONG_NUMBER_CAP = 0.6;
const LOOKALIKE_CAP = 0.8;
/** Equipment and chassis are pooled and leased more often than containers. */
const OTHER_CATEGORY_CAP = 0.85;
const CATEGORY_REMARKS: Readonly<Record<string, string>> = {
	J: "The category letter J stands for equipment of containers, which lines hire and lend.",
	Z: "The category letter Z stands for trailers and chassis, which lines hire and lend.",
};

const WRONG_LENGTH = /^[A-Z]{3}[UJZ](\d{5}|\d{6}|\d{8})$/;

/**
 * Reads a container number (ISO 6346), even one with a mistake; undefined when the number belongs to a shipment. `matches` are the
 * matching rules of bills and bookings: a known form of those excludes a mistake.
 */
export function readContainer(
	key: string,
	matches: readonly RuleMatch[],
): ContainerReading | undefined {
	if (hasContainerForm(key)) return readExact(key);
	if (matches.some(isKnownForm)) return undefined;
	const rivals = matches.filter(({ isExact }) => isExact);
	const lookalike = readWithLookalikes(key);
	if (lookalike !== undefined) {
		return isLikelyMistake(lookalike, rivals, []) ? lookalike : undefined;
	}
	const wrongLength = readOfWrongLength(key);
	const prefixed = rivals.filter(({ prefix }) => prefix !== "");
	return wrongLength !== undefined &&
		isLikelyMistake(wrongLength, rivals, prefixed)
		? wrongLength
		: undefined;
}

/**
 * Whether a mistyped container number is more likely than a bill or booking: when its owner code is known, or no rule contradicts. For
 * the category U, which nearly all containers have, fewer rules count.
 */
function isLikelyMistake(
	{ owner, ownerCode }: ContainerReading,
	rivals: readonly RuleMatch[],
	rivalsOfU: readonly RuleMatch[],
): boolean {
	if (owner !== undefined) return true;
	return (ownerCode.endsWith("U") ? rivalsOfU : rivals).length === 0;
}

function readExact(key: string): ContainerReading {
	const expected = containerCheckDigit(key);
	const digit = key.charAt(10);
	const isRight = digit === String(expected);
	const category = CATEGORY_REMARKS[key.charAt(3)];
	if (!isRight) {
		return {
			...ownerOfReading(key),
			reason: `expected check digit ${expected}, got ${digit}`,
			cap: WRONG_NUMBER_CAP,
			remark:
				"The check digit is wrong, and the mistake can be in the owner code as well.",
		};
	}
	const remark = `The check digit ${digit} is right.`;
	return {
		...ownerOfReading(key),
		reason: null,
		cap: category === undefined ? 1 : OTHER_CATEGORY_CAP,
		remark: category === undefined ? remark : `${remark} ${category}`,
	};
}

function readWithLookalikes(key: string): ContainerReading | undefined {
	const reading = readLookalikes(key);
	if (reading === undefined) return undefined;
	const { corrected, passes, slips } = reading;
	const owner = ownerOfReading(corrected);
	if (passes) {
		return {
			...owner,
			reason: `${slips}; ${corrected} has the right check digit`,
			cap: LOOKALIKE_CAP,
			remark: `Most probably ${corrected} is meant: please check the papers or the container.`,
		};
	}
	const expected = containerCheckDigit(corrected);
	return {
		...owner,
		reason: `${slips}; in ${corrected} expected check digit ${expected}, got ${corrected.charAt(10)}`,
		cap: WRONG_NUMBER_CAP,
		remark:
			"Letters and digits that look alike do not explain all of it: please check the papers or the container.",
	};
}

function readOfWrongLength(key: string): ContainerReading | undefined {
	const digits = WRONG_LENGTH.exec(key)?.[1];
	if (digits === undefined) return undefined;
	const complete =
		digits.length === 6
			? ` If the check digit was left out, it is ${key}${containerCheckDigit(key)}.`
			: "";
	return {
		...ownerOfReading(key),
		reason: `has ${digits.length} digits after the owner code, 7 are needed`,
		cap: WRONG_NUMBER_CAP,
		remark: `The number begins as that of a container but is too ${digits.length < 7 ? "short" : "long"}.${complete}`,
	};
}

function ownerOfReading(
	number: string,
): Pick<ContainerReading, "ownerCode" | "owner"> {
	return { ownerCode: number.slice(0, 4), owner: findOwner(number) };
}
