import { basename } from "node:path";
import type { Context } from "./redocly.ts";
import { sharedReference } from "./shared-reference.ts";

const HEADERS = [
	"WebhookIdHeader",
	"WebhookTimestamp",
	"WebhookSignature",
	"WebhookHexSignature",
	"WebhookPreviousHexSignature",
	"WebhookUserAgent",
];

/** The statuses with which a receiver accepts a notification. */
const ACCEPTED = ["200", "201", "202", "204"];

interface WebhookOperation {
	security?: unknown;
	parameters?: unknown;
	responses?: unknown;
	readonly requestBody?: {
		readonly content?: Readonly<Record<string, { schema?: object }>>;
	};
}

/** A schema for an object with this member and any others. */
const member = (name: string, schema: object) => ({
	additionalProperties: true,
	properties: {
		[name]: { description: "Narrowed to the event.", ...schema },
	},
});

/**
 * Redocly preprocessor that adds to webhooks the parts that all share: no API key, the headers of an attempt, and the statuses that
 * accept it. The schema of each webhook is narrowed to its event, which is the name of its file.
 */
export function webhookFrame() {
	return {
		WebhooksMap: {
			PathItem: {
				Operation(operation: WebhookOperation, context: Context) {
					operation.security = [];
					operation.parameters = HEADERS.map((name) =>
						sharedReference(context, `parameters/${name}`),
					);
					operation.responses = Object.fromEntries(
						ACCEPTED.map((status) => [
							status,
							sharedReference(context, "responses/Received"),
						]),
					);
					const event = {
						description: "The event of this webhook.",
						const: basename(context.location.source.absoluteRef, ".yaml"),
					};
					for (const content of Object.values(
						operation.requestBody?.content ?? {},
					)) {
						const attributes = member("event", event);
						const data = member("attributes", attributes);
						content.schema = { allOf: [content.schema, member("data", data)] };
					}
				},
			},
		},
	};
}
