/** Maximum signatures that are checked; a rotation of secrets sends two. */
const MAX_SIGNATURES = 8;
const HMAC = { name: "HMAC", hash: "SHA-256" };

type Bytes = Uint8Array<ArrayBuffer>;

/** The Standard Webhooks headers of a notification. */
interface StandardHeaders {
	id: string;
	timestamp: string;
	/** Separated by blanks, each with a version: `v1,<base64> v1,<base64>`. */
	signatures: string;
}

/** Whether a `v1` signature over id, timestamp and body matches one of the secrets (Standard Webhooks 1.0, "Signature scheme"). */
export function hasStandardSignature(
	body: Bytes,
	{ id, timestamp, signatures }: StandardHeaders,
	secrets: readonly string[],
): Promise<boolean> {
	const decoded = signatures
		.split(" ")
		.filter((signature) => signature.startsWith("v1,"))
		.slice(0, MAX_SIGNATURES)
		.map((signature) => decodeBase64(signature.slice("v1,".length)));
	const prefix = utf8(`${id}.${timestamp}.`);
	const content = new Uint8Array(prefix.length + body.length);
	content.set(prefix);
	content.set(body, prefix.length);
	return isSigned(content, decoded, secrets.map(standardKey));
}

/** Whether a hex signature over the body matches one of the secrets, used as plain text. */
export function hasHexSignature(
	body: Bytes,
	signatures: readonly string[],
	secrets: readonly string[],
): Promise<boolean> {
	return isSigned(body, signatures.map(decodeHex), secrets.map(utf8));
}

/** Verifies with Web Crypto, which compares in constant time. */
async function isSigned(
	content: Bytes,
	signatures: readonly (Bytes | undefined)[],
	keys: readonly Bytes[],
): Promise<boolean> {
	for (const bytes of keys) {
		const key = await crypto.subtle.importKey("raw", bytes, HMAC, false, [
			"verify",
		]);
		for (const signature of signatures) {
			if (!signature) continue;
			if (await crypto.subtle.verify(HMAC, key, signature, content)) {
				return true;
			}
		}
	}
	return false;
}

/** The key of a secret: decoded base64 after `whsec_`, else the text itself. */
function standardKey(secret: string): Bytes {
	if (!secret.startsWith("whsec_")) return utf8(secret);
	const key = decodeBase64(secret.slice("whsec_".length));
	if (key && key.length > 0) return key;
	throw new TypeError("The secret of the webhook is not base64 after whsec_");
}

function decodeBase64(text: string): Bytes | undefined {
	try {
		return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
	} catch {
		return undefined;
	}
}

function decodeHex(text: string): Bytes | undefined {
	if (!/^[0-9a-f]{64}$/i.test(text)) return undefined;
	return Uint8Array.from(text.match(/../g) ?? [], (pair) =>
		Number.parseInt(pair, 16),
	);
}

function utf8(text: string): Bytes {
	return new TextEncoder().encode(text);
}
