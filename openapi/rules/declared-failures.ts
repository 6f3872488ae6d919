import type { Context, OperationNode, ResponseNode } from "./redocly.ts";

/** A stream has no entity tag, because it does not end. */
const isStream = ({ operationId = "" }: OperationNode) =>
	/^stream[A-Z]/.test(operationId);

/** The failures that an operation of this kind can answer. */
function wantedStatuses(
	path: string,
	method: string,
	operation: OperationNode,
): string[] {
	return [
		...(method === "get" && !isStream(operation) ? ["304"] : []),
		"400",
		"401",
		...(path.includes("{") ? ["404"] : []),
		"406",
		...(operation.requestBody ? ["413", "415", "422"] : []),
		"429",
		"500",
	];
}

/** The headers that an answer with this status always carries. */
function wantedHeaders(
	method: string,
	operation: OperationNode,
	status: string,
): string[] {
	const isRead =
		method === "get" && !isStream(operation) && /^(2..|304)$/.test(status);
	return [
		"X-Request-Id",
		...(isRead ? ["ETag"] : []),
		...(status === "201" ? ["Location"] : []),
		...(status === "401" ? ["WWW-Authenticate"] : []),
		...(status === "429" ? ["Retry-After"] : []),
	];
}

/** Every operation declares each status that it can answer, with its headers. */
export function declaredFailures() {
	let path = "";
	return {
		Paths: {
			PathItem: {
				enter(_item: unknown, context: Context) {
					path = String(context.key);
				},
				Operation(operation: OperationNode, context: Context) {
					const method = String(context.key);
					const { operationId, responses = {} } = operation;
					for (const status of wantedStatuses(path, method, operation)) {
						if (responses[status]) continue;
						context.report({
							message: `${operationId} can answer ${status}: declare it, as a rule by a $ref into openapi/shared/responses.`,
							location: context.location.child(["responses"]).key(),
						});
					}
					for (const [status, response] of Object.entries(responses)) {
						const { headers = {} } =
							context.resolve<ResponseNode>(response).node ?? {};
						for (const header of wantedHeaders(method, operation, status)) {
							if (header in headers) continue;
							context.report({
								message: `${operationId} sends ${header} with ${status}: declare it by a $ref into openapi/shared/headers.`,
								location: context.location.child(["responses", status]).key(),
							});
						}
					}
				},
			},
		},
	};
}
