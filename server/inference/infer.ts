import { findEvidence } from "./experience/evidence.ts";
import { posterior } from "./experience/posterior.ts";
import { explainExperience } from "./explain-experience.ts";
import { decide } from "./judging/decision.ts";
import { judgeContainer } from "./judging/judge-container.ts";
import { judgeShipment } from "./judging/judge-shipment.ts";
import { rankCandidates } from "./judging/rank-candidates.ts";
import { matchRules } from "./reading/match-rules.ts";
import { readContainer } from "./reading/read-container.ts";
import {
	hasPossibleLength,
	LONGEST_NUMBER,
	SHORTEST_NUMBER,
} from "./reading/read-number.ts";
import type {
	Experience,
	FindLine,
	Inference,
} from "./vocabulary/inference.ts";
import { type Judgement, NO_BELIEF } from "./vocabulary/judgement.ts";
import { counted } from "./vocabulary/number-words.ts";

/**
 * Takes the key of a number, in capitals and digits, and infers the type of number, its validity, and the probable supported lines: by rules first,
 * then by the outcomes of tracking requests.
 */
export function infer(
	key: string,
	findLine: FindLine,
	experience: Experience,
): Inference {
	const judgement = judge(key, findLine, experience);
	const { belief, because, remark, is_valid } = judgement;
	const evidence = findEvidence(key, experience, belief.lines[0]?.scac);
	const shares = posterior(belief, evidence);
	const line = decide(rankCandidates(shares, belief.cap, findLine));
	const told =
		is_valid === false
			? ""
			: explainExperience(
					evidence,
					belief,
					line.decision === "auto_select",
					findLine,
				);
	const advice =
		line.decision === "needs_confirmation" ? "Please confirm the line." : "";
	return {
		attributes: {
			number_type: judgement.number_type,
			validation: {
				is_valid,
				type: judgement.type,
				check_digit_passed: judgement.check_digit_passed,
				parsed_number: key,
				reason: judgement.reason,
			},
			shipping_line: line,
		},
		explanation: [because, told, remark, advice].filter(Boolean).join(" "),
	};
}

function judge(
	key: string,
	findLine: FindLine,
	{ own }: Experience,
): Judgement {
	if (!hasPossibleLength(key)) return judgeLength(key);
	const matches = matchRules(key);
	const container = readContainer(key, matches);
	return container === undefined
		? judgeShipment(key, matches, own, findLine)
		: judgeContainer(container, findLine);
}

function judgeLength({ length }: string): Judgement {
	const limit =
		length < SHORTEST_NUMBER
			? `at least ${SHORTEST_NUMBER} are needed`
			: `at most ${LONGEST_NUMBER} are possible`;
	const reason = `has ${length} character${length === 1 ? "" : "s"}, ${limit}`;
	return {
		number_type: "bill_of_lading",
		is_valid: false,
		type: "shipment",
		check_digit_passed: null,
		reason,
		belief: { ...NO_BELIEF, cap: 0 },
		because: `No line writes numbers of ${counted(length, "character")}.`,
		remark: "",
	};
}
