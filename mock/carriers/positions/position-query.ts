import { RefusedRequest } from "../basics/answer.ts";

/** Where a page of an answer starts. All pages of an answer end at the same instant. */
export interface PageStart {
	/** Milliseconds. */
	readonly asOf: number;
	/** Index of the vessel in the request, from 0. */
	readonly vessel: number;
	/** Milliseconds. */
	readonly fromAt: number;
}

/** A validated request for vessel positions. */
export interface PositionQuery {
	readonly vessels: readonly {
		/** As the request writes it. */
		readonly requested: string;
		/** Its IMO number, otherwise its MMSI. */
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

/** Encodes the start of a page as an opaque text. */
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

/** Validates the parameters of a request for positions; throws {@link RefusedRequest} with status 400. */
export function readPositionQuery(
	query: URLSearchParams,
	nowMs: number,
): PositionQuery {
	const words = (query.get("vessels") ?? "").split(",");
	if (words.length > MOST_VESSELS)
		refuse(`at most ${MOST_VESSELS} vessels can be asked for at once`);
	const vessels = words.map((requested) => {
		const [, imo, mmsi] = VESSEL.exec(requested) ?? [];
		const number = imo ?? mmsi;
		return number === undefined
			? refuse("vessels must be IMO numbers or MMSIs, such as imo:9839272")
			: { requested, number };
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
