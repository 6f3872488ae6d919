import { giveWay } from "../../../runtime/time-slices.ts";
import type {
	TerminalAnswer,
	TerminalInquiry,
} from "../../contracts/terminal.ts";
import { TerminalError } from "../../contracts/terminal-errors.ts";
import { type Fields, listOf, textOf } from "../../parsing/fields.ts";
import { failed, readAnswer } from "./status-answer.ts";
import type { StatusContext } from "./status-context.ts";

/** The query string for some containers. */
export function queryOf(batch: readonly TerminalInquiry[]): string {
	const items = batch.map(({ containerNumber, billOfLadingNumber }) => {
		const bill = billOfLadingNumber?.toUpperCase().replace(/[^A-Z0-9]/g, "");
		return bill ? `${containerNumber}:${bill.slice(0, 35)}` : containerNumber;
	});
	return `containers=${items.join(",")}`;
}

/**
 * The answers of a body, in the order of the inquiries; a missing container is a failure. Gives way to other work. Throws
 * {@link TerminalError}.
 */
export async function answersOf(
	body: Fields,
	batch: readonly TerminalInquiry[],
	context: StatusContext,
): Promise<TerminalAnswer[]> {
	if (!Array.isArray(body.answers)) {
		throw new TerminalError(
			"unrecognized",
			"the terminal's JSON holds no answers",
		);
	}
	const byNumber = new Map<string, Fields>();
	for (const answer of listOf(body.answers, 2 * batch.length)) {
		const number = textOf(answer.containerNumber)?.toUpperCase();
		if (number !== undefined) byNumber.set(number, answer);
	}
	const answers: TerminalAnswer[] = [];
	for (const { containerNumber } of batch) {
		await giveWay();
		const answer = byNumber.get(containerNumber);
		answers.push(
			answer === undefined
				? failed(containerNumber, "unrecognized", "the terminal left it out")
				: readAnswer(answer, containerNumber, context),
		);
	}
	return answers;
}
