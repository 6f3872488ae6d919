import type { Authenticator } from "../authenticator.ts";
import type { SourceHttp } from "../source-http.ts";
import { bearerToken } from "./access-token.ts";
import { requestToken, type TokenRequest } from "./token-endpoint.ts";

/** OAuth 2.0 with an id and a secret (RFC 6749, 2.3.1 and 4.4). */
export interface ClientCredentialsSettings extends TokenRequest {
	readonly type: "oauth2-client-credentials";
	readonly clientId: string;
	readonly clientSecret: string;
	/** Where the token request carries them; in the body when absent. */
	readonly credentialsIn?: "body" | "basic";
}

/** HTTP Basic header of OAuth 2.0: both parts are form-encoded first. */
function basicHeader(clientId: string, clientSecret: string): string {
	const encoded = [clientId, clientSecret].map((part) =>
		new URLSearchParams({ part }).toString().slice("part=".length),
	);
	return `Basic ${Buffer.from(encoded.join(":")).toString("base64")}`;
}

/** Authenticates by access tokens requested with an id and a secret. */
export function clientCredentials(
	settings: ClientCredentialsSettings,
	http: SourceHttp,
): Authenticator {
	const { clientId, clientSecret } = settings;
	const isBasic = settings.credentialsIn === "basic";
	const credentials: Record<string, string> = isBasic
		? {}
		: { client_id: clientId, client_secret: clientSecret };
	const headers: Record<string, string> = isBasic
		? { authorization: basicHeader(clientId, clientSecret) }
		: {};
	return bearerToken((signal) =>
		requestToken(http, settings, credentials, headers, signal),
	);
}
