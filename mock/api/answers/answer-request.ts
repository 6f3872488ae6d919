import { answerList, answerTable } from "./answer-list.ts";
import { answerRecord } from "./answer-record.ts";
import type { MockRequest } from "./mock-request.ts";
import { knownValues } from "./sent-values.ts";

/** Answers a request out of its situation. `example` is the answer where that has no records, such as a map. */
export async function answerRequest(
	request: MockRequest,
	example: unknown,
): Promise<unknown> {
	if (typeof example === "string") return answerTable(request, example);
	const { isList, recordType, method } = request.operation;
	// What becomes of each request of a batch stands in the example alone.
	if (isList && method !== "GET") return example;
	if (isList) return answerList(request);
	if (recordType !== undefined) return answerRecord(request);
	return {
		...(example as object),
		...knownValues(
			example as Record<string, unknown>,
			request.body as Record<string, unknown>,
		),
	};
}
