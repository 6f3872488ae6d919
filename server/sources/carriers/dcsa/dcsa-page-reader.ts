import { createHash } from "node:crypto";
import { giveWay } from "../../../runtime/time-slices.ts";
import { CarrierError, unrecognized } from "../../requests/carrier-errors.ts";
import type {
	ChannelRequest,
	SourceChannel,
} from "../../requests/source-channel.ts";
import type { SourceReply } from "../../requests/source-http.ts";
import { eventsOfReply } from "./dcsa-body.ts";
import { answerDigest } from "./dcsa-digest.ts";

/** Limits of one answer. A longer answer is refused as a whole: half a journey misleads. */
export interface AnswerLimits {
	readonly maxPages: number;
	readonly maxEvents: number;
	/** Decompressed size of all pages. */
	readonly maxBytes: number;
}

/** Ten times the size of the largest shipments. */
export const ANSWER_LIMITS: AnswerLimits = {
	maxPages: 200,
	maxEvents: 20_000,
	maxBytes: 16 * 1024 * 1024,
};

/** One page of an answer. */
export interface Page {
	readonly events: readonly unknown[];
	readonly reply: SourceReply;
}

/** Reads the pages of one answer within its limits. */
export interface PageReader {
	/** The events of all pages so far, in the carrier's order. */
	readonly events: readonly unknown[];
	/** Digest of the texts of all pages so far. */
	digest(): string;
	/**
	 * Reads one more page. Throws {@link CarrierError}. When the pages so far equal the known answer and `isLast`, it does not read the
	 * events of this page, and returns none.
	 */
	read(url: URL, isLast?: (reply: SourceReply) => boolean): Promise<Page>;
}

/** Converts an error on a later page: it cannot be about the number, which the first page found, and the carrier was asked. */
function asPageError(error: unknown): unknown {
	if (!(error instanceof CarrierError)) return error;
	if (!error.isTemporary) {
		return unrecognized("the carrier does not know its own next page");
	}
	const { code, message, retryAfterMs } = error;
	return new CarrierError(code, message, { retryAfterMs });
}

/** Starts to read an answer. `knownDigest` is the digest of the answer before. */
export function pageReader(
	channel: SourceChannel,
	request: Omit<ChannelRequest, "maxBytes">,
	limits: AnswerLimits = ANSWER_LIMITS,
	knownDigest: string | null = null,
): PageReader {
	const events: unknown[] = [];
	const texts = createHash("sha1");
	let pages = 0;
	let bytesLeft = limits.maxBytes;
	const digest = () => answerDigest(texts.copy().digest("base64url"));

	async function read(
		url: URL,
		isLast?: (reply: SourceReply) => boolean,
	): Promise<Page> {
		if (pages === limits.maxPages)
			throw unrecognized(`the carrier has more than ${pages} pages`);
		const isFirst = pages === 0;
		pages += 1;
		const reply = await channel
			.get(url, { ...request, maxBytes: bytesLeft })
			.catch((error: unknown) => {
				throw isFirst ? error : asPageError(error);
			});
		bytesLeft -= reply.bytes;
		await giveWay();
		texts.update(reply.text);
		await giveWay();
		if (knownDigest !== null && isLast?.(reply) && digest() === knownDigest)
			return { events: [], reply };
		const page = await eventsOfReply(reply);
		if (events.length + page.length > limits.maxEvents) {
			throw unrecognized(
				`the carrier has more than ${limits.maxEvents} events`,
			);
		}
		for (const event of page) events.push(event);
		return { events: page, reply };
	}
	return { events, digest, read };
}
