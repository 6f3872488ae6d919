import type { Operation } from "./contract.ts";
import type { Examination } from "./examination.ts";
import { bodyFor, namesPart, takesId, targetOf, typeOf } from "./targets.ts";

/** A URL without a server, so that no other server receives anything. */
const NOWHERE = "http://127.0.0.1:9/landfall-conform";

const UNTRIED = { 403: "the account lacks the entitlement" } as const;

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

/** Calls each writing operation once, creations first, so that there are records to change. */
export async function examineWrites(
	examination: Examination,
	operations: readonly Operation[],
): Promise<void> {
	const isCreation = ({ success }: Operation) => success === 201;
	const creations = operations.filter(isCreation);
	const changes = operations.filter((one) => !isCreation(one));
	for (const operation of [...creations, ...changes]) {
		const type = typeOf(operation);
		const [id = ""] = examination.idsOf(type);
		const name = `answers ${operation.success}`;
		if (takesId(operation) && id === "") {
			examination.skip(operation, name, `the account has no ${type}`);
			continue;
		}
		const probe = {
			operation,
			target: targetOf(examination, operation, id),
			headers: { "idempotency-key": crypto.randomUUID() },
			body: chosenBody(operation, id),
		};
		const expectation = {
			status: operation.success,
			unlessSkipped: {
				...UNTRIED,
				...(namesPart(operation) && { 404: "the record has none" }),
				...(operation.path.includes("custom_fields") && {
					422: "the account has no such field",
				}),
			},
		};
		const exchange = await examination.examine(name, probe, expectation);
		const hasKey = operation.parameters.some(
			(parameter) => parameter.name.toLowerCase() === "idempotency-key",
		);
		if (!exchange || !hasKey) continue;
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
	}
}
