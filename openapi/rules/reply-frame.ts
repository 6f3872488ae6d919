import type { Context, Reference } from "./redocly.ts";
import { sharedReference } from "./shared-reference.ts";

/** The headers of every reply. */
const HEADERS = {
	"X-Request-Id": "RequestId",
	"Preference-Applied": "PreferenceApplied",
};

/** The headers of a reply to a request that counts against a limit: any request with a valid key. */
const LIMITED = {
	"RateLimit-Policy": "RateLimitPolicy",
	RateLimit: "RateLimit",
};

/** The headers of a reply with an entity tag. */
const CACHED = { "Cache-Control": "CacheControl" };

interface Described {
	headers?: Record<string, unknown>;
}

interface Answering {
	parameters?: (object | Reference)[];
	responses: Record<string, Described | Reference>;
}

/** Adds the idempotency key to a POST, and the reply while the first request with the same key is in progress. */
function addKey(operation: Answering, context: Context): void {
	operation.parameters ??= [];
	operation.parameters.push(
		sharedReference(context, "parameters/IdempotencyKey"),
	);
	operation.responses["409"] ??= sharedReference(context, "responses/Conflict");
	for (const [status, response] of Object.entries(operation.responses)) {
		if (!status.startsWith("2") || "$ref" in response) continue;
		response.headers ??= {};
		response.headers["Idempotency-Replayed"] = sharedReference(
			context,
			"headers/IdempotencyReplayed",
		);
	}
}

/** Whether the node belongs to the contract of a source, whose replies Landfall does not define. */
function isOfSource({ location }: Context): boolean {
	return location.source.absoluteRef.includes("/openapi/upstream/");
}

/**
 * Redocly preprocessor that adds to operations the parts that all share: the headers of every reply, the idempotency key of every POST,
 * and the reply for undeclared failures.
 */
export function replyFrame() {
	return {
		Paths: {
			PathItem: {
				Operation(operation: Answering, context: Context) {
					if (isOfSource(context)) return;
					if (context.key === "post") addKey(operation, context);
					operation.responses.default = sharedReference(
						context,
						"responses/Error",
					);
				},
				Response(response: Described, context: Context) {
					if (isOfSource(context)) return;
					response.headers ??= {};
					const headers = {
						...HEADERS,
						...(!("WWW-Authenticate" in response.headers) && LIMITED),
						...("ETag" in response.headers && CACHED),
					};
					for (const [name, file] of Object.entries(headers))
						response.headers[name] = sharedReference(
							context,
							`headers/${file}`,
						);
				},
			},
		},
	};
}
