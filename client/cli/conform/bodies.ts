import { isJson, type Operation } from "./contract.ts";
import type { Examination } from "./examination.ts";
import { mutantsOf } from "./mutate.ts";
import { namesPointer } from "./refusals.ts";
import { bodyFor, targetOf } from "./targets.ts";

/** Sends bodies with one fault each, one body for every rule of the operation's schema. Expects errors that name the place of the fault. */
export async function examineBodies(
	examination: Examination,
	operation: Operation,
	id: string,
): Promise<void> {
	const { body } = operation;
	const example = bodyFor(operation, id);
	if (!body || example === undefined || !isJson(body)) return;
	const { document, validator } = examination;
	for (const mutant of mutantsOf(document, body.schema, example)) {
		if (validator.problems(body.schema, mutant.body).length === 0) continue;
		await examination.examine(
			`refuses a body in which ${mutant.name}`,
			{
				operation,
				target: targetOf(examination, operation, id),
				body: mutant.body,
			},
			{
				status: 422,
				check: (exchange) => namesPointer(exchange, mutant.pointer),
			},
		);
	}
}
