import type { OwnerKind } from "../../reference/owner-codes/owner-code.ts";
import type { Owner } from "../../reference/owner-codes/owner-codes.ts";
import type { ContainerReading } from "../reading/read-container.ts";
import type { FindLine } from "../vocabulary/inference.ts";
import {
	type Belief,
	type Judgement,
	NO_BELIEF,
	WEIGHT_OF_GUESS,
	WEIGHT_OF_RULE,
} from "../vocabulary/judgement.ts";

/** Probability that a container travels with the line of its owner code. */
const SHARES: Readonly<Record<OwnerKind, number>> = {
	carrier: 0.97,
	group: 0.96,
	"carrier and lessor": 0.85,
	lessor: 0,
};

/** Judges a container number by its owner code. */
export function judgeContainer(
	{ ownerCode, owner, reason, cap, remark }: ContainerReading,
	findLine: FindLine,
): Judgement {
	return {
		number_type: "container",
		is_valid: reason === null,
		type: "container",
		check_digit_passed: reason === null,
		reason,
		belief: beliefFor(owner, cap, findLine),
		because: `The owner code ${ownerCode} ${holding(owner, findLine)}`,
		remark,
	};
}

function beliefFor(
	owner: Owner | undefined,
	cap: number,
	findLine: FindLine,
): Belief {
	const scac = owner?.line ?? null;
	if (owner === undefined || scac === null) return { ...NO_BELIEF, cap };
	const share = SHARES[owner.kind];
	const isGuess = owner.kind === "carrier and lessor";
	return {
		lines: [{ scac: findLine(scac)?.scac ?? scac, share }],
		weight: isGuess ? WEIGHT_OF_GUESS : WEIGHT_OF_RULE,
		cap,
	};
}

function holding(owner: Owner | undefined, findLine: FindLine): string {
	if (owner === undefined) return "is not known here.";
	const { holder, kind, line, since } = owner;
	if (line === null) {
		return `is held by ${holder}, which leases containers to many lines.`;
	}
	const tracked = findLine(line);
	if (tracked === undefined) {
		return `is held by ${holder}, whose containers cannot be tracked here.`;
	}
	if (kind === "carrier") return `is held by ${holder}, a shipping line.`;
	if (kind === "group") {
		const held =
			since === null
				? `is held by ${holder}`
				: `has been held by ${holder} since ${since}`;
		return `${held}; its containers are tracked by ${tracked.name}.`;
	}
	return `is held by ${holder}, whose containers usually travel with ${tracked.name} but are leased to others too.`;
}
