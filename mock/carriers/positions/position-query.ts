import { RefusedRequest } from "../basics/answer.ts";

/** Where a page of an answer starts. Every page of one walk shows the same moment. */
export interface PageStart {
	/** Milliseconds. */
	readonly asOf: number;
	/** Which of the vessels, from 0. */
	readonly vessel: number;
	/** Milliseconds. */
	readonly fromAt: number;
}

/** A question for positions, read and checked. */
export interface PositionQuery {
	readonly vessels: readonly {
		/** In the words of the question. */
		readonly asked: string;
		/** Its IMO number, else its MMSI. */
		readonly number: string;
	}[];
	/** Milliseconds. */
	readonly sinceAt: number;
	/** Undefined for the first page. */
	readonly start: PageStart | undefined;
}

const MOST_VESSELS = 50;
const VESSEL = /^(?:imo:(\d{7})(?:;mmsi:\d{9})?|mmsi:(\d{9}))$/;
const INSTANT =
	/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function refuse(message: string): never {
	throw new RefusedRequest(400, message);
}

/** A page's start as text that means nothing to the consumer. */
export function writeCursor({ asOf, vessel, fromAt }: PageStart): string {
	return Buffer.from(`${asOf} ${vessel} ${fromAt}`).toString("base64url");
}

function readCursor(text: string, nowMs: number): PageStart {
	const written = Buffer.from(text, "base64url").toString("latin1");
	const [, ...numbers] =
		/^(\d{1,15}) (\d{1,2}) (\d{1,15})$/.exec(written) ?? [];
	const [asOf = Number.NaN, vessel = 0, fromAt = 0] = numbers.map(Number);
	if (!(asOf <= nowMs)) refuse("the cursor is not one of ours");
	return { asOf, vessel, fromAt };
}

/** Reads the parameters of a question for positions; throws {@link RefusedRequest} with status 400 for anything malformed. */
export function readPositionQuery(
	query: URLSearchParams,
	nowMs: number,
): PositionQuery {
	const words = (query.get("vessels") ?? "").split(",");
	if (words.length > MOST_VESSELS)
		refuse(`at most ${MOST_VESSELS} vessels can be asked for at once`);
	const vessels = words.map((asked) => {
		const [, imo, mmsi] = VESSEL.exec(asked) ?? [];
		const number = imo ?? mmsi;
		return number === undefined
			? refuse("vessels must be IMO numbers or MMSIs, such as imo:9839272")
			: { asked, number };
	});
	const since = query.get("since") ?? "";
	const sinceAt = INSTANT.test(since) ? Date.parse(since) : Number.NaN;
	if (Number.isNaN(sinceAt)) refuse("since must be a date-time with an offset");
	const cursor = query.get("cursor");
	return {
		vessels,
		sinceAt,
		start: cursor === null ? undefined : readCursor(cursor, nowMs),
	};
}
