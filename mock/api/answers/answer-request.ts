import { answerList, answerTable } from "./answer-list.ts";
import { answerRecord } from "./answer-record.ts";
import type { MockRequest } from "./mock-request.ts";
import { knownValues } from "./sent-values.ts";

/** Answers a request from the records of its situation. For an operation without records, such as a map, `example` is the answer. */
export async function answerRequest(
	request: MockRequest,
	example: unknown,
): Promise<unknown> {
	if (typeof example === "string") return answerTable(request, example);
	const { isList, recordType, method } = request.operation;
	// The answer to a batch is a list of outcomes, which only its example has.
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
