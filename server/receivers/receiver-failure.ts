/** A receiver's name or connection has a forbidden address. */
export class ForbiddenAddressError extends Error {
	override readonly name = "ForbiddenAddressError";
}

/** A receiver's name has no address. */
export class UnknownNameError extends Error {
	override readonly name = "UnknownNameError";
}

/** An attempt has exceeded its time limit. */
export class TimeLimitError extends Error {
	override readonly name = "TimeLimitError";
}

/** A receiver has answered with an invalid HTTP status (RFC 9110 section 15). */
export class NoStatusError extends Error {
	override readonly name = "NoStatusError";
}

/** A receiver has sent too much in answer to a request. */
export class LongAnswerError extends Error {
	override readonly name = "LongAnswerError";
}

const NO_HTTP = "the receiver's answer is not valid HTTP";

const BY_NAME: Readonly<Record<string, string>> = {
	ForbiddenAddressError: "the receiver's address is not allowed",
	UnknownNameError: "the receiver's name cannot be resolved",
	TimeLimitError: "the receiver did not answer in time",
	NoStatusError: NO_HTTP,
	LongAnswerError: "the receiver's answer is too long",
	HTTPParserError: NO_HTTP,
};

const BY_CODE: readonly (readonly [RegExp, string])[] = [
	[
		/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/,
		"the receiver did not answer in time",
	],
	[
		/^UND_ERR_HEADERS_OVERFLOW$/,
		"the headers of the receiver's answer are too large",
	],
	[/^ECONNREFUSED$/, "the receiver refused the connection"],
	// OpenSSL's codes for an invalid certificate chain, and Node's code for a wrong name.
	[
		/^(CERT_|CRL_|DEPTH_ZERO_|ERROR_IN_|ERR_TLS_CERT|HOSTNAME_|INVALID_|PATH_LENGTH_|SELF_SIGNED_|UNABLE_TO_)/,
		"the receiver's TLS certificate is not valid",
	],
	[
		/^(ERR_SSL_|ERR_TLS_|EPROTO$)/,
		"the TLS handshake with the receiver failed",
	],
];

/** Describes a failed attempt to the user by its kind only, because details could reveal Landfall's own network. */
export function describeFailure(error: unknown): string {
	const { name = "", code = "" } = (error ?? {}) as {
		name?: string;
		code?: string;
	};
	return (
		BY_NAME[name] ??
		BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ??
		"the connection to the receiver failed"
	);
}
