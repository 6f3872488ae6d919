import { CarrierError, unrecognized } from "../carrier-errors.ts";
import type { SourceHttp } from "../source-http.ts";
import type { AccessToken } from "./access-token.ts";

/** Settings of a token request. */
export interface TokenRequest {
	readonly tokenUrl: string;
	/** Headers sent beside those of the form. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Members of the form that are not about credentials, such as `scope`. */
	readonly parameters?: Readonly<Record<string, string>>;
	/** Requested scopes, separated by blanks. */
	readonly scope?: string;
}

/** Most bytes of a token response. */
const MAX_BYTES = 64 * 1024;

/** Lifetime without `expires_in`, which RFC 6749 makes optional. */
const DEFAULT_LIFETIME_SECONDS = 300;

function readToken(text: string): AccessToken {
	let answer: unknown;
	try {
		answer = JSON.parse(text);
	} catch {
		// The parser's message quotes the response, which may hold a token.
		throw unrecognized(
			"the carrier's token endpoint does not answer with JSON",
		);
	}
	const { access_token: value, expires_in: seconds } = (answer ?? {}) as {
		access_token?: unknown;
		expires_in?: unknown;
	};
	if (typeof value !== "string" || !/^[\x21-\x7e]+$/.test(value))
		throw unrecognized("the carrier's token endpoint answers no access token");
	const lifetime = Number(seconds ?? DEFAULT_LIFETIME_SECONDS);
	return {
		value,
		lifetimeMs: lifetime > 0 ? lifetime * 1_000 : 0,
	};
}

/** Converts an error of the token endpoint to one that does not blame the requested number. */
function asTokenError(error: unknown): unknown {
	if (!(error instanceof CarrierError)) return error;
	const { status, retryAfterMs } = error;
	const isRefusal = status === 400 || status === 401 || status === 403;
	return new CarrierError(
		error.code === "unrecognized_response"
			? error.code
			: "shipping_line_unreachable",
		isRefusal
			? `the carrier's token endpoint refuses our credentials (${status}): check its entry in the carriers file`
			: `at the token endpoint: ${error.message}`,
		{
			cause: error.cause,
			// A refusal there counts as the carrier's, so that the same credentials are not sent again.
			...(status !== undefined && { status: isRefusal ? 403 : status }),
			...(retryAfterMs !== undefined && { retryAfterMs }),
		},
	);
}

/** Requests a token with the client credentials grant (RFC 6749, 4.4); `credentials` are the form members that authenticate us. */
export async function requestToken(
	http: SourceHttp,
	request: TokenRequest,
	credentials: Readonly<Record<string, string>>,
	headers: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<AccessToken> {
	const form = new URLSearchParams({
		grant_type: "client_credentials",
		...credentials,
		...(request.scope !== undefined && { scope: request.scope }),
		...request.parameters,
	});
	const reply = await http
		.post(
			new URL(request.tokenUrl),
			{
				headers: {
					"content-type": "application/x-www-form-urlencoded",
					...request.headers,
					...headers,
				},
				signal,
				maxBytes: MAX_BYTES,
			},
			form.toString(),
		)
		.catch((error: unknown) => {
			throw asTokenError(error);
		});
	return readToken(reply.text);
}
