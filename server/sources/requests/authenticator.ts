/** Authenticates our requests to a carrier. */
export interface Authenticator {
	/** Authentication headers of one GET. Throws `CarrierError`, never with a credential in its message. */
	prove(
		url: URL,
		signal: AbortSignal,
	): Promise<Readonly<Record<string, string>>>;
	/** Discards headers that the carrier refused (401), so that the next request gets new ones. Absent when headers never change. */
	refused?(headers: Readonly<Record<string, string>>): void;
}
