import { corpus, heldOutCorpus } from "../../inference/corpus/corpus.ts";
import { judge } from "../../inference/evaluation.ts";
import { inferText } from "../../inference/infer-text.ts";
import { printDetails, printTotals } from "./infer-report.ts";
import { compareRequests } from "./infer-requests.ts";
import { timeNumbers } from "./infer-speed.ts";

/** Measures how often inference names the right line, how well its confidence fits, and what a request costs. Returns whether all goals are reached. */
export async function benchInference(): Promise<boolean> {
	const numbers = corpus();
	const infer = (text: string) => inferText(text);
	const verdicts = numbers.map((number) => judge(number, infer));
	const isRight = printTotals("infer number", verdicts);
	printDetails(verdicts);
	const isRightUnseen = printTotals(
		"infer number, on numbers held out from tuning",
		heldOutCorpus().map((number) => judge(number, infer)),
	);
	const texts = numbers.map(({ text }) => text);
	const isFast = timeNumbers(texts);
	const isCheap = await compareRequests(texts);
	return isRight && isRightUnseen && isFast && isCheap;
}
