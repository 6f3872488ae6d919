import type {
	Inference,
	NumberType,
} from "../../server/inference/vocabulary/inference.ts";
import type { LabelledNumber } from "./corpus/labelled-number.ts";

type Attributes = Inference["attributes"];
type Decision = Attributes["shipping_line"]["decision"];

/** The inference of a text; undefined when it cannot be a number. */
export type Infer = (text: string) => Inference | undefined;

/** The inference of a number, compared with the truth. */
export interface Verdict {
	readonly number: LabelledNumber;
	readonly decision: Decision;
	/** The first candidate, with its confidence. */
	readonly said: { readonly scac: string; readonly confidence: number } | null;
	/** Whether that line is right. */
	readonly isRight: boolean;
	readonly type: NumberType | null;
	readonly isValid: boolean | null;
}

/** A number of correct results, and of all results. */
export interface Share {
	readonly count: number;
	readonly right: number;
}

/** Results of a decision. */
export interface DecisionResult extends Share {
	readonly decision: Decision;
	/** Among all numbers with a line, those that got it with this decision or a surer one. */
	readonly recall: Share;
}

/** Numbers whose first candidate has a confidence of at least `from` and less than `to`. */
export interface Bucket extends Share {
	readonly from: number;
	readonly to: number;
	/** The mean of the stated confidences. */
	readonly said: number;
}

/** The quality of inference for the numbers of a corpus. */
export interface Evaluation {
	readonly decisions: readonly DecisionResult[];
	/** Bills with their prefix, undamaged: right when their line was selected. */
	readonly prefixed: Share;
	readonly containerTypes: Share;
	readonly otherTypes: Share;
	readonly validity: Share;
	readonly lessorsSelected: readonly Verdict[];
	readonly calibration: readonly Bucket[];
}

const BUCKETS = [0, 0.1, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];

/** Compares the inference of a number with the truth. */
export function judge(number: LabelledNumber, infer: Infer): Verdict {
	const attributes = infer(number.text)?.attributes;
	const first = attributes?.shipping_line.candidates[0];
	return {
		number,
		decision: attributes?.shipping_line.decision ?? "no_prediction",
		said: first ?? null,
		isRight: first !== undefined && number.lines.includes(first.scac),
		type: attributes?.number_type ?? null,
		isValid: attributes?.validation.is_valid ?? null,
	};
}

/** Counts results, and those that are right. */
export function share(
	verdicts: readonly Verdict[],
	isRight: (verdict: Verdict) => boolean,
): Share {
	return { count: verdicts.length, right: verdicts.filter(isRight).length };
}

/** A share as a number from 0 to 1; 1 without results. */
export function ratio({ count, right }: Share): number {
	return count === 0 ? 1 : right / count;
}

/** Whether the right line was selected. */
export function isSelectedRight({ decision, isRight }: Verdict): boolean {
	return decision === "auto_select" && isRight;
}

/** Whether a wrong line was selected. */
export function isSelectedWrong({ decision, isRight }: Verdict): boolean {
	return decision === "auto_select" && !isRight;
}

function decisionResults(verdicts: readonly Verdict[]): DecisionResult[] {
	const surest: Decision[] = [];
	const withLine = verdicts.filter(({ number }) => number.lines.length > 0);
	const order: readonly Decision[] = [
		"auto_select",
		"needs_confirmation",
		"no_prediction",
	];
	return order.map((decision) => {
		surest.push(decision);
		const upToThis = new Set(surest);
		return {
			decision,
			// Predicting nothing is right where no line is right.
			...share(
				verdicts.filter((verdict) => verdict.decision === decision),
				({ isRight, number }) =>
					decision === "no_prediction" ? number.lines.length === 0 : isRight,
			),
			recall: share(
				withLine,
				(verdict) => verdict.isRight && upToThis.has(verdict.decision),
			),
		};
	});
}

function calibration(verdicts: readonly Verdict[]): Bucket[] {
	return BUCKETS.slice(1).flatMap((to, index) => {
		const from = BUCKETS[index] ?? 0;
		const inside = verdicts.filter(
			({ said }) =>
				said !== null && said.confidence >= from && said.confidence < to,
		);
		if (inside.length === 0) return [];
		const sum = inside.reduce(
			(sum, { said }) => sum + (said?.confidence ?? 0),
			0,
		);
		return [
			{
				from,
				to: Math.min(to, 1),
				said: sum / inside.length,
				...share(inside, ({ isRight }) => isRight),
			},
		];
	});
}

/** Sums up the verdicts on a corpus. */
export function evaluate(verdicts: readonly Verdict[]): Evaluation {
	const of = (isOne: (number: LabelledNumber) => boolean) =>
		verdicts.filter(({ number }) => isOne(number));
	const isTypeRight = ({ number, type }: Verdict) => type === number.type;
	return {
		decisions: decisionResults(verdicts),
		prefixed: share(
			of(({ isPrefixed }) => isPrefixed),
			isSelectedRight,
		),
		containerTypes: share(
			of(({ type }) => type === "container"),
			isTypeRight,
		),
		otherTypes: share(
			of(({ type }) => type !== null && type !== "container"),
			isTypeRight,
		),
		validity: share(
			of(({ isValid }) => isValid !== null),
			({ number, isValid }) => isValid === number.isValid,
		),
		lessorsSelected: of(({ part }) => part === "lessor's box").filter(
			({ decision }) => decision === "auto_select",
		),
		calibration: calibration(verdicts),
	};
}

/** The verdicts grouped by a shared property, in the order of their first appearance. */
export function groupVerdicts(
	verdicts: readonly Verdict[],
	keyOf: (number: LabelledNumber) => string,
): ReadonlyMap<string, readonly Verdict[]> {
	return Map.groupBy(verdicts, ({ number }) => keyOf(number));
}
