import type { Context, OperationNode } from "./redocly.ts";

const VERBS: Readonly<Record<string, readonly string[]>> = {
	get: ["list", "get", "export", "stream"],
	post: ["create", "trigger", "infer", "redeliver", "rotate"],
	patch: ["update", "stop", "resume", "refresh"],
	delete: ["delete"],
};

/** The operationId of the webhook that sends an event: `on` and the words of the event's name. */
export function webhookOperationId(event: string): string {
	const words = event.split(/[._]/);
	return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
}

/**
 * The name of an operation is a verb for its method, and the resource (`listShipments`, `getShipment`). The name of a webhook
 * is `on` and its event. Handler, file and test have the same name.
 */
export function operationName() {
	let event = "";
	return {
		Paths: {
			PathItem: {
				Operation({ operationId = "" }: OperationNode, context: Context) {
					const method = String(context.key);
					const verbs = VERBS[method] ?? [];
					const isNamed = verbs.some((verb) =>
						new RegExp(`^${verb}[A-Z][A-Za-z0-9]*$`).test(operationId),
					);
					if (isNamed) return;
					context.report({
						message: `Name the operation by what ${method} does (${verbs.join(", ")}) and the resource, for example ${verbs[0] ?? "get"}Shipment, not "${operationId}".`,
						location: context.location.child(["operationId"]),
					});
				},
			},
		},
		WebhooksMap: {
			PathItem: {
				enter(_item: unknown, context: Context) {
					event = String(context.key);
				},
				Operation({ operationId = "" }: OperationNode, context: Context) {
					const wanted = webhookOperationId(event);
					if (operationId === wanted) return;
					context.report({
						message: `Name the operation that sends ${event} "${wanted}", not "${operationId}".`,
						location: context.location.child(["operationId"]),
					});
				},
			},
		},
	};
}
