import { expect, it } from "vitest";
import { describeFailure } from "../../server/receivers/receiver-failure.ts";

const LATE = "the receiver did not answer in time";
const CERTIFICATE = "the receiver's TLS certificate is not valid";
const HANDSHAKE = "the TLS handshake with the receiver failed";
const OTHER = "the connection to the receiver failed";

it.each([
	["UND_ERR_CONNECT_TIMEOUT", LATE],
	["ETIMEDOUT", LATE],
	[
		"UND_ERR_HEADERS_OVERFLOW",
		"the headers of the receiver's answer are too large",
	],
	["ECONNREFUSED", "the receiver refused the connection"],
	["CERT_HAS_EXPIRED", CERTIFICATE],
	["CERT_NOT_YET_VALID", CERTIFICATE],
	["CRL_HAS_EXPIRED", CERTIFICATE],
	["DEPTH_ZERO_SELF_SIGNED_CERT", CERTIFICATE],
	["ERROR_IN_CERT_NOT_AFTER_FIELD", CERTIFICATE],
	["ERR_TLS_CERT_ALTNAME_INVALID", CERTIFICATE],
	["HOSTNAME_MISMATCH", CERTIFICATE],
	["INVALID_CA", CERTIFICATE],
	["PATH_LENGTH_EXCEEDED", CERTIFICATE],
	["SELF_SIGNED_CERT_IN_CHAIN", CERTIFICATE],
	["UNABLE_TO_VERIFY_LEAF_SIGNATURE", CERTIFICATE],
	["ERR_SSL_WRONG_VERSION_NUMBER", HANDSHAKE],
	["ERR_TLS_HANDSHAKE_TIMEOUT", HANDSHAKE],
	["EPROTO", HANDSHAKE],
	["EPROTONOSUPPORT", OTHER],
	["EPROTOTYPE", OTHER],
	["ECONNRESET", OTHER],
	["UND_ERR_SOCKET", OTHER],
	["", OTHER],
])("the code %s is described as: %s", (code, want) => {
	const error = Object.assign(new Error("10.0.0.1:443"), { code });
	expect(describeFailure(error)).toBe(want);
	for (const other of [`NOT_${code}`, `NOT ${code}`])
		expect(describeFailure({ code: other })).toBe(OTHER);
});

it.each([undefined, null, "text", new Error("10.0.0.1:443"), {}])(
	"what is thrown without a code is described as a failed connection: %s",
	(thrown) => {
		expect(describeFailure(thrown)).toBe(OTHER);
	},
);
