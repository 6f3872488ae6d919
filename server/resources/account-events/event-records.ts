import type { JsonText } from "../../database/json-text.ts";
import { packTexts } from "../../database/packed-texts/packed-texts.ts";
import type {
	EventRecordTable,
	IncludedRecord,
} from "./account-event-table.ts";

/** The most records of a row. */
const MOST_IN_ROW = 64;

/** Characters at which a row is full: they can be compressed within a millisecond. */
const FULL_LENGTH = 65_536;

/** The place of the row that has the record at a place. */
export function placeOfRow(place: number): number {
	return place - (place % MOST_IN_ROW);
}

/** Collects the records of a commit, each text once. */
export class EventRecords {
	readonly #places = new Map<JsonText<IncludedRecord>, number>();
	readonly #rows: JsonText<IncludedRecord>[][] = [];
	#length = FULL_LENGTH;

	/** The place of a record, which is added when it is new. */
	placeOf(text: JsonText<IncludedRecord>): number {
		const known = this.#places.get(text);
		if (known !== undefined) return known;
		let row = this.#rows.at(-1);
		if (!row || row.length === MOST_IN_ROW || this.#length >= FULL_LENGTH) {
			row = [];
			this.#rows.push(row);
			this.#length = 0;
		}
		const place = (this.#rows.length - 1) * MOST_IN_ROW + row.length;
		row.push(text);
		this.#length += text.length;
		this.#places.set(text, place);
		return place;
	}

	/** The rows of a commit that begins at a position. */
	rows(accountId: string, batch: number): EventRecordTable[] {
		return this.#rows.map((texts, index) => ({
			account_id: accountId,
			batch,
			place: index * MOST_IN_ROW,
			text: packTexts(texts),
		}));
	}
}
