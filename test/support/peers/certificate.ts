import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A certificate and its private key, both in PEM, as `tls.createServer` takes them. */
export interface Certificate {
	readonly cert: string;
	readonly key: string;
}

/** A certificate authority for tests. */
export interface Authority extends Certificate {
	/** Issues a certificate for a name; by default it is valid. */
	issue(name: string, validity?: Validity): Certificate;
}

/** Period of validity. */
type Validity = readonly [from: string, until: string];

const VALID: Validity = ["2020-01-01T00:00:00Z", "2120-01-01T00:00:00Z"];
// Object identifiers in DER: ecdsa-with-SHA256, commonName, basicConstraints, subjectAltName (RFC 5280, RFC 5758).
const ECDSA_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");
const BASIC_CONSTRAINTS = Buffer.from("0603551d13", "hex");
const ALTERNATIVE_NAME = Buffer.from("0603551d11", "hex");
const IS_AUTHORITY = Buffer.from("30030101ff", "hex");

/** Encodes a value in DER: tag, length, parts (X.690 8.1). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
	const body = Buffer.concat(parts);
	const length =
		body.length < 0x80
			? [body.length]
			: [0x82, body.length >> 8, body.length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const distinguishedName = (name: string) =>
	sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
const time = (instant: string) =>
	der(0x18, Buffer.from(instant.replace(/[-:T]/g, "")));

function toPem(bytes: Buffer): string {
	return `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64")}\n-----END CERTIFICATE-----\n`;
}

let serial = 1;

/** Writes an X.509 certificate, version 3 (RFC 5280 4.1). */
function certificate(
	subject: string,
	issuer: string,
	publicKey: KeyObject,
	issuerKey: KeyObject,
	[from, until]: Validity,
	isAuthority: boolean,
): string {
	const extension = isAuthority
		? sequence(BASIC_CONSTRAINTS, der(0x04, IS_AUTHORITY))
		: sequence(
				ALTERNATIVE_NAME,
				der(0x04, sequence(der(0x82, Buffer.from(subject)))),
			);
	const content = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([serial++])),
		sequence(ECDSA_SHA256),
		distinguishedName(issuer),
		sequence(time(from), time(until)),
		distinguishedName(subject),
		publicKey.export({ type: "spki", format: "der" }),
		der(0xa3, sequence(extension)),
	);
	const signature = sign("sha256", content, issuerKey);
	return toPem(
		sequence(
			content,
			sequence(ECDSA_SHA256),
			der(0x03, Buffer.from([0]), signature),
		),
	);
}

function keys() {
	const { publicKey, privateKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
	return { publicKey, privateKey, key };
}

/** Issues a self-signed certificate. */
export function selfSigned(name: string): Certificate {
	const { publicKey, privateKey, key } = keys();
	const cert = certificate(name, name, publicKey, privateKey, VALID, false);
	return { cert, key };
}

/** Creates a certificate authority. */
export function authority(name: string): Authority {
	const own = keys();
	return {
		cert: certificate(name, name, own.publicKey, own.privateKey, VALID, true),
		key: own.key,
		issue(subject, validity = VALID) {
			const { publicKey, key } = keys();
			const { privateKey } = own;
			const cert = certificate(
				subject,
				name,
				publicKey,
				privateKey,
				validity,
				false,
			);
			return { cert, key };
		},
	};
}
