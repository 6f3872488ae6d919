import type { Context, Reference } from "./redocly.ts";
import { sharedReference } from "./shared-reference.ts";

/** The headers of every reply. */
const HEADERS = {
	"X-Request-Id": "RequestId",
	"Preference-Applied": "PreferenceApplied",
};

/** The headers of a reply with an entity tag. */
const CACHED = { "Cache-Control": "CacheControl" };

interface Described {
	headers?: Record<string, unknown>;
}

interface Answering {
	responses: Record<string, Described | Reference>;
}

/** Whether the node stands in the contract of a source, whose replies are its own. */
function isOfSource({ location }: Context): boolean {
	return location.source.absoluteRef.includes("/openapi/upstream/");
}

/**
 * Redocly preprocessor: completes operations with what all of them share: the headers of every reply, and the reply to
 * any failure that is not named.
 */
export function replyFrame() {
	return {
		Paths: {
			PathItem: {
				Operation(operation: Answering, context: Context) {
					if (isOfSource(context)) return;
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
