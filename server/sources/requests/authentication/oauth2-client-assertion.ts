import { createPrivateKey, type KeyObject, randomUUID } from "node:crypto";
import type { Authenticator } from "../authenticator.ts";
import type { SourceHttp } from "../source-http.ts";
import { bearerToken } from "./access-token.ts";
import { requestToken, type TokenRequest } from "./token-endpoint.ts";

/** OAuth 2.0 with an assertion signed by the key of a certificate (RFC 7523, 2.2). */
export interface ClientAssertionSettings extends TokenRequest {
	readonly type: "oauth2-client-assertion";
	readonly clientId: string;
	/** RSA private key in PEM; line ends may be written as `\n`. */
	readonly privateKey: string;
	/** SHA-1 or SHA-256 fingerprint of the certificate in hex, with or without colons. */
	readonly certificateThumbprint?: string;
	readonly keyId?: string;
	/** Audience of the assertion; the token endpoint when absent. */
	readonly audience?: string;
}

const ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const LIFETIME_SECONDS = 300;
/** Clock tolerance: the assertion is valid from this long before its creation. */
const EARLIER_SECONDS = 30;

/** Reads a key from PEM text; undefined when it is no RSA private key. */
export function readPrivateKey(pem: string): KeyObject | undefined {
	try {
		// Environment variables often hold line ends as two characters.
		const key = createPrivateKey(pem.replaceAll("\\n", "\n"));
		return key.asymmetricKeyType === "rsa" ? key : undefined;
	} catch {
		return undefined;
	}
}

/** The header that names the certificate: `x5t` for a SHA-1 fingerprint, `x5t#S256` for a longer one (RFC 7515, 4.1.7). */
function thumbprintHeader(hex: string): Record<string, string> {
	const bytes = Buffer.from(hex.replaceAll(":", ""), "hex");
	const name = bytes.length === 20 ? "x5t" : "x5t#S256";
	return { [name]: bytes.toString("base64url") };
}

async function signAssertion(
	settings: ClientAssertionSettings,
	key: KeyObject,
): Promise<string> {
	const { clientId, certificateThumbprint, keyId } = settings;
	// Few lines ask for assertions, and loading the package takes a while.
	const { SignJWT } = await import("jose");
	const nowSeconds = Math.floor(Date.now() / 1_000);
	return new SignJWT()
		.setProtectedHeader({
			alg: "RS256",
			typ: "JWT",
			...(keyId !== undefined && { kid: keyId }),
			...(certificateThumbprint !== undefined &&
				thumbprintHeader(certificateThumbprint)),
		})
		.setIssuer(clientId)
		.setSubject(clientId)
		.setAudience(settings.audience ?? settings.tokenUrl)
		.setJti(randomUUID())
		.setIssuedAt(nowSeconds)
		.setNotBefore(nowSeconds - EARLIER_SECONDS)
		.setExpirationTime(nowSeconds + LIFETIME_SECONDS)
		.sign(key);
}

/** Authenticates by access tokens, each requested with a new signed assertion (RS256). */
export function clientAssertion(
	settings: ClientAssertionSettings,
	http: SourceHttp,
): Authenticator {
	const key = readPrivateKey(settings.privateKey);
	if (key === undefined) throw new TypeError("privateKey is no RSA key");
	return bearerToken(async (signal) => {
		const credentials = {
			client_id: settings.clientId,
			client_assertion_type: ASSERTION_TYPE,
			client_assertion: await signAssertion(settings, key),
		};
		return requestToken(http, settings, credentials, {}, signal);
	});
}
