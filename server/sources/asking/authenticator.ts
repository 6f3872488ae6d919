/** Shows a carrier who asks. */
export interface Authenticator {
	/** The headers that prove it for one GET. Throws `CarrierError`; never with a credential in its message. */
	prove(
		url: URL,
		signal: AbortSignal,
	): Promise<Readonly<Record<string, string>>>;
	/** Told of headers that the carrier refused (401), so that the next ones are made anew. Absent: there are no others. */
	refused?(headers: Readonly<Record<string, string>>): void;
}
