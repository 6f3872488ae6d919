import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context } from "./redocly.ts";

const SHARED = fileURLToPath(new URL("../shared", import.meta.url));

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
	responses: Record<string, Described | { readonly $ref: string }>;
}

/**
 * Redocly preprocessor: completes operations with what all of them share: the headers of every reply, and the reply to
 * any failure that is not named.
 */
export function replyFrame() {
	const shared = (context: Context, name: string) => ({
		$ref: relative(
			dirname(context.location.source.absoluteRef),
			resolve(SHARED, `${name}.yaml`),
		),
	});
	return {
		Paths: {
			PathItem: {
				Operation(operation: Answering, context: Context) {
					operation.responses.default = shared(context, "responses/Error");
				},
				Response(response: Described, context: Context) {
					response.headers ??= {};
					const headers = {
						...HEADERS,
						...("ETag" in response.headers && CACHED),
					};
					for (const [name, file] of Object.entries(headers))
						response.headers[name] = shared(context, `headers/${file}`);
				},
			},
		},
	};
}
