import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Authenticator } from "../authenticator.ts";

/** Signs each request with a shared secret. */
export interface SignedRequestSettings {
	readonly type: "signed-request";
	readonly keyId: string;
	readonly secret: string;
	/** SHA-1 when absent, which lines with signed requests expect. */
	readonly algorithm?: "hmac-sha1" | "hmac-sha256";
	readonly dateHeader?: string;
	readonly digestHeader?: string;
	/** Header for a nonce, which is then part of the signature. */
	readonly nonceHeader?: string;
	/** Repeats the value of `nonceHeader`, unsigned. */
	readonly nonceCopyHeader?: string;
	readonly authorizationHeader?: string;
}

const BODY_DIGEST = `SHA-256=${createHash("sha256").update("").digest("base64")}`;

/**
 * Authenticates by an HMAC over date, digest of the (empty) body, nonce and request line. The text that is signed has a
 * line for each, in this order, with the names of the headers as they are configured and no line end after the last:
 *
 *     Date: Tue, 23 Oct 2018 12:58:39 GMT
 *     Digest: SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=
 *     Nonce: 0f343b0931126a20f133d67c2b018a3b
 *     GET /v2/events?equipmentReference=CSQU3054383 HTTP/1.1
 *
 * The authorization header is `hmac username="<key id>",algorithm="hmac-sha1",headers="Date Digest Nonce request-line",
 * signature="<base64>"`. This is the form of COSCO's open platform, and of gateways that follow the drafts on signed HTTP
 * messages. Dates are wall-clock time: a carrier allows a difference of two minutes.
 */
export function signedRequest(settings: SignedRequestSettings): Authenticator {
	const { keyId, secret, algorithm = "hmac-sha1" } = settings;
	const {
		dateHeader = "Date",
		digestHeader = "Digest",
		nonceHeader,
		nonceCopyHeader,
		authorizationHeader = "Authorization",
	} = settings;
	return {
		async prove(url) {
			const nonce = randomUUID().replaceAll("-", "");
			const signed = {
				[dateHeader]: new Date().toUTCString(),
				[digestHeader]: BODY_DIGEST,
				...(nonceHeader !== undefined && { [nonceHeader]: nonce }),
			};
			const text = [
				...Object.entries(signed).map(([name, value]) => `${name}: ${value}`),
				`GET ${url.pathname}${url.search} HTTP/1.1`,
			].join("\n");
			const signature = createHmac(algorithm.slice("hmac-".length), secret)
				.update(text)
				.digest("base64");
			const names = [...Object.keys(signed), "request-line"].join(" ");
			return {
				...signed,
				...(nonceCopyHeader !== undefined && { [nonceCopyHeader]: nonce }),
				[authorizationHeader]: `hmac username="${keyId}",algorithm="${algorithm}",headers="${names}",signature="${signature}"`,
			};
		},
	};
}
