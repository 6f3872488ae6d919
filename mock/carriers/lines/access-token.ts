import { RefusedRequest } from "../basics/answer.ts";
import { uuidFrom } from "../basics/seeded-random.ts";

/** Lifetime of a token in wall-clock seconds. */
const LIFE_SECONDS = 299;

/** The client credentials that every line with OAuth2 accepts. */
export const CLIENT = { clientId: "landfall", clientSecret: "simulated" };

/**
 * Issues a token for client credentials (RFC 6749 section 4.4) in the form or as Basic authorization.
 * Throws {@link RefusedRequest} for any other request. `now` is wall-clock time.
 */
export function issueToken(
	scac: string,
	now: number,
	form: string,
	authorization: string | undefined,
): object {
	const fields = new URLSearchParams(form);
	if (fields.get("grant_type") !== "client_credentials") {
		throw new RefusedRequest(400, "grant_type must be client_credentials");
	}
	const [id, secret] = basicCredentials(authorization) ?? [
		fields.get("client_id"),
		fields.get("client_secret"),
	];
	if (id !== CLIENT.clientId || secret !== CLIENT.clientSecret) {
		throw new RefusedRequest(401, "the client is not known here");
	}
	return {
		access_token: tokenUntil(scac, now + LIFE_SECONDS * 1000),
		token_type: "Bearer",
		expires_in: LIFE_SECONDS,
	};
}

function basicCredentials(authorization: string | undefined) {
	const encoded = /^Basic (\S+)$/i.exec(authorization ?? "")?.[1];
	if (encoded === undefined) return undefined;
	const text = Buffer.from(encoded, "base64").toString("utf8");
	return text.split(":").map(decodeURIComponent);
}

/** A token that carries its expiry, so that no tokens are stored. */
function tokenUntil(scac: string, expiresAt: number): string {
	return `${expiresAt}.${uuidFrom(`token of ${scac} until ${expiresAt}`)}`;
}

/** Throws {@link RefusedRequest} unless the authorization holds a valid token of the line. */
export function requireToken(
	scac: string,
	now: number,
	authorization: string | undefined,
): void {
	const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
	const expiresAt = Number(token.split(".")[0]);
	const isOurs = token === tokenUntil(scac, expiresAt);
	if (!isOurs || !(expiresAt > now)) {
		throw new RefusedRequest(
			401,
			isOurs ? "the token has expired" : "a token is missing",
			{ "WWW-Authenticate": 'Bearer error="invalid_token"' },
		);
	}
}
