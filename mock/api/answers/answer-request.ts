import { answerList, answerTable } from "./answer-list.ts";
import { answerRecord } from "./answer-record.ts";
import type { MockRequest } from "./mock-request.ts";
import { knownValues } from "./sent-values.ts";

/** Answers a request from the records of its situation. `example` is the answer where there are none, such as a map. */
export async function answerRequest(
	request: MockRequest,
	example: unknown,
): Promise<unknown> {
	if (typeof example === "string") return answerTable(request, example);
	const { isList, recordType, method } = request.operation;
	// A batch is a list that is not read: only its example has the outcome of each request.
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
