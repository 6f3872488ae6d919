/** The kept reply to a request with an `Idempotency-Key`, for repetitions of the request. */
export interface KeptReplyTable {
	account_id: string;
	/** The operationId. */
	operation: string;
	/** The `Idempotency-Key`, without quotes. */
	key: string;
	/** Digest of URL and body. */
	fingerprint: string;
	/** HTTP status; null while the request is in progress. */
	status: number | null;
	/** JSON text of the headers that the operation set. */
	headers: string;
	/** Null without a body. */
	body: string | null;
	/** When the row expires, in wall-clock time, because clients repeat requests in real time. */
	expires_at: string;
}
