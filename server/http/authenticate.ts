import type { RequestHandler, Response } from "express";
import type { KeyHolder } from "../services/account.ts";
import { ApiError } from "./replies/api-error.ts";

const MAX_HEADER_LENGTH = 512;

/** The account and key of an authenticated request. */
export function accountOf(response: Response): KeyHolder {
	return response.locals.account as KeyHolder;
}

/** The same error for a missing, malformed, unknown or revoked key, so that clients cannot distinguish them. */
function unauthorized(): ApiError {
	const detail =
		"the API key is missing or not valid: send the header Authorization: Token <key>";
	return new ApiError(
		401,
		{ code: "unauthorized", detail, source: { header: "authorization" } },
		{ "www-authenticate": "Token" },
	);
}

/** Authenticates a request by `Authorization: Token <key>`, or by `Bearer <key>` for tools that can send nothing else. */
export function authenticate(
	findAccount: (key: string) => Promise<KeyHolder | undefined>,
): RequestHandler {
	return async (request, response, next) => {
		const header = request.headers.authorization ?? "";
		const key =
			header.length <= MAX_HEADER_LENGTH
				? /^(?:Token|Bearer) (\S+)$/i.exec(header)?.[1]
				: undefined;
		const account = key === undefined ? undefined : await findAccount(key);
		if (!account) throw unauthorized();
		response.locals.account = account;
		next();
	};
}

/**
 * Authenticates a request once more when its body has arrived. A body may take half a minute, and meanwhile its key can be revoked and its
 * account removed: what the request would then write, nothing would ever remove.
 */
export function authenticateAgain(
	findAccount: (key: string) => Promise<KeyHolder | undefined>,
): RequestHandler {
	const again = authenticate(findAccount);
	return (request, response, next) =>
		request.method === "GET" ? next() : again(request, response, next);
}
