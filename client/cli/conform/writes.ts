import type { Operation } from "./contract.ts";
import type { Examination } from "./examination.ts";
import { bodyFor, namesPart, takesId, targetOf, typeOf } from "./targets.ts";

/** A URL without a server, so that no other server receives anything. */
const NOWHERE = "http://127.0.0.1:9/landfall-conform";

/** Attributes that replace those of the example body, by operation. */
const CHOSEN: Readonly<
	Record<string, () => Readonly<Record<string, unknown>>>
> = {
	createCustomFieldDefinition: () => ({
		api_slug: `conform_${Date.now().toString(36)}`,
	}),
	createParty: () => ({ company_name: `Conform ${Date.now()}` }),
	createTrackingRequest: () => ({
		request_number: `CONFORM${Date.now().toString(36).toUpperCase()}`,
	}),
	createWebhook: () => ({ url: NOWHERE }),
	// Earlier than the clock of any server, even of a sandbox.
	redeliverWebhook: () => ({ created_from: "2020-01-01T00:00:00Z" }),
	triggerWebhook: () => ({ url: NOWHERE }),
	updateCustomFieldDefinition: () => ({ validation: null }),
	updateParty: () => ({ company_name: `Conform renamed ${Date.now()}` }),
	updateWebhook: () => ({ active: true }),
};

function chosenBody(operation: Operation, id: string): unknown {
	const body = bodyFor(operation, id) as
		| { data?: { attributes?: object } }
		| undefined;
	const chosen = CHOSEN[operation.id]?.();
	if (!chosen || !body) return body;
	if (!body.data) return { ...body, ...chosen };
	const attributes = { ...body.data.attributes, ...chosen };
	return { ...body, data: { ...body.data, attributes } };
}

/** Whether the body only names the record, as for stopping, so that the record's state decides about success. */
function isAction(operation: Operation): boolean {
	const [example] = operation.body?.examples ?? [];
	const { data } = (example ?? {}) as { data?: { attributes?: object } };
	return (
		takesId(operation) &&
		example !== undefined &&
		data?.attributes === undefined
	);
}

/** Statuses which mean that the operation cannot be tested with this account or record, with the reason. */
const untriedOf = (operation: Operation) => ({
	403: "the account lacks the entitlement",
	...(namesPart(operation) && { 404: "the record has none" }),
	...(operation.path.includes("custom_fields") && {
		422: "the account has no such field",
	}),
	...(isAction(operation) && { 422: "the record is in that state already" }),
});

/** Calls an operation, and repeats the request with the same key. Resolves to whether the call succeeded. */
async function write(
	examination: Examination,
	operation: Operation,
): Promise<boolean> {
	const type = typeOf(operation);
	const [id = ""] = examination.idsOf(type);
	const name = `answers ${operation.success}`;
	if (takesId(operation) && id === "") {
		examination.skip(operation, name, `the account has no ${type}`);
		return false;
	}
	const probe = {
		operation,
		target: targetOf(examination, operation, id),
		headers: { "idempotency-key": crypto.randomUUID() },
		body: chosenBody(operation, id),
	};
	const { success: status } = operation;
	const expectation = { status, unlessSkipped: untriedOf(operation) };
	const exchange = await examination.examine(name, probe, expectation);
	if (!exchange) return false;
	const hasKey = operation.parameters.some(
		(parameter) => parameter.name.toLowerCase() === "idempotency-key",
	);
	if (!hasKey) return true;
	await examination.examine(
		"answers a repetition by its Idempotency-Key with the first reply",
		probe,
		{
			...expectation,
			check: ({ replyText, replyHeaders }) =>
				replyText === exchange.replyText &&
				replyHeaders.get("idempotency-replayed") === "true"
					? []
					: [
							"the reply differs from the first one, or does not say that it is a repetition",
						],
		},
	);
	return true;
}

/**
 * Calls each writing operation, creations first, so that there are records to change. Repeats failed actions at the end,
 * because the others can have changed the record's state: tracking can be stopped once it is resumed.
 */
export async function examineWrites(
	examination: Examination,
	operations: readonly Operation[],
): Promise<void> {
	const isCreation = ({ success }: Operation) => success === 201;
	const creations = operations.filter(isCreation);
	const changes = operations.filter((one) => !isCreation(one));
	const again: Operation[] = [];
	for (const operation of [...creations, ...changes])
		if (!(await write(examination, operation)) && isAction(operation))
			again.push(operation);
	for (const operation of again) await write(examination, operation);
}
