import type { NumberType } from "../../../server/inference/vocabulary/inference.ts";
import {
	BARE_BILLS,
	FOREIGN_BILLS,
	NO_NUMBERS,
	PREFIXED_BILLS,
} from "./bills.ts";
import {
	EQUIPMENT,
	FOREIGN_BOXES,
	GROUP_BOXES,
	LESSOR_BOXES,
	OWN_BOXES,
	SHARED_BOXES,
} from "./boxes.ts";
import { type Chance, chance } from "./chance.ts";
import { fillBox, fillForm } from "./form.ts";
import { HELD_OUT } from "./held-out.ts";
import type { LabelledNumber, Part } from "./labelled-number.ts";
import { drawMutation, mutate } from "./mutate.ts";
import type { Row } from "./row.ts";

const SEED = 20_261_121;
const SIZE = 20_000;
const HELD_OUT_SIZE = 8_000;

/** A row with fewer numbers would say nothing about its kind. */
const LEAST_OF_A_ROW = 12;

interface PartRows {
	readonly part: Part;
	/** Shares of the whole corpus, in per cent. */
	readonly share: number;
	readonly type: NumberType | null;
	readonly rows: readonly Row[];
}

/**
 * The kinds of submitted numbers, with their shares. Containers are somewhat more than half, and lessors own somewhat less than half of
 * all boxes in the world. Most bills come with their prefix. A twentieth is no number of a line at all. Boxes that a line has sold look
 * like its own, so there are none here.
 */
const PARTS: readonly PartRows[] = [
	{ part: "own box", share: 24, type: "container", rows: OWN_BOXES },
	{ part: "box of a group", share: 6, type: "container", rows: GROUP_BOXES },
	{
		part: "box own or leased out",
		share: 2,
		type: "container",
		rows: SHARED_BOXES,
	},
	{ part: "lessor's box", share: 22, type: "container", rows: LESSOR_BOXES },
	{
		part: "box of another line",
		share: 4,
		type: "container",
		rows: FOREIGN_BOXES,
	},
	{
		part: "chassis or generator",
		share: 0.5,
		type: "container",
		rows: EQUIPMENT,
	},
	{
		part: "bill with prefix",
		share: 20,
		type: "bill_of_lading",
		rows: PREFIXED_BILLS,
	},
	{ part: "bare bill or booking", share: 13, type: null, rows: BARE_BILLS },
	{
		part: "bill of another line",
		share: 3,
		type: "bill_of_lading",
		rows: FOREIGN_BILLS,
	},
	{ part: "no number of a line", share: 5.5, type: null, rows: NO_NUMBERS },
];

function draw({ part, type }: PartRows, row: Row, by: Chance): LabelledNumber {
	const form = by.pick(row.forms);
	const isBox = type === "container";
	return {
		text: isBox ? fillBox(form, by) : fillForm(form, by),
		part,
		group: row.group,
		type: row.type ?? type,
		lines: row.lines,
		isPrefixed: part === "bill with prefix",
		isValid: isBox ? true : null,
		mutation: "none",
	};
}

function drawAll(
	parts: readonly PartRows[],
	size: number,
	by: Chance,
): LabelledNumber[] {
	const numbers: LabelledNumber[] = [];
	for (const part of parts) {
		const weights = part.rows.reduce((sum, { weight }) => sum + weight, 0);
		for (const row of part.rows) {
			const share = (part.share / 100) * (row.weight / weights);
			const count = Math.max(Math.round(size * share), LEAST_OF_A_ROW);
			for (let index = 0; index < count; index++) {
				const number = draw(part, row, by);
				numbers.push(
					part.part === "no number of a line"
						? number
						: mutate(number, drawMutation(by), by),
				);
			}
		}
	}
	return numbers;
}

/** About 20,000 numbers as people submit them, each with the truth about it; the same in every run. */
export function corpus(): LabelledNumber[] {
	return drawAll(PARTS, SIZE, chance(SEED));
}

/** About 8,000 more numbers that must not be used for tuning: see `HELD_OUT`. */
export function heldOutCorpus(): LabelledNumber[] {
	const parts = PARTS.map((part) => ({
		...part,
		rows: HELD_OUT[part.part] ?? [],
	}));
	return drawAll(parts, HELD_OUT_SIZE, chance(SEED + 1));
}
