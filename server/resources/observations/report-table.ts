import type { JsonText } from "../../database/json-text.ts";
import type { PackedTexts } from "../../database/packed-texts/packed-texts.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/**
 * The identity of a message. The key distinguishes it from other messages of its source. The version is a digest of its content:
 * another version under the same key is a correction. Without a digest of its text, a repeated message is parsed again. `receivedAt` is
 * the last receipt of a message that the source repeated; without it, the time of the report counts.
 */
export type StoredMessage = readonly [
	key: string,
	version: string,
	textDigest: string | null,
	receivedAt?: string,
];

/** An observation without the message that it was read from. */
export type ObservationContent = Omit<Observation, "raw">;

/** New messages of one source in a report about a shipment, up to 64. Records are derived from the messages of all reports. */
export interface ReportTable {
	account_id: string;
	shipment_id: string;
	/** Messages of a shipment are numbered. This is the number of the report's first. */
	first: number;
	source_kind: Observation["source"]["kind"];
	source_code: string;
	received_at: string;
	messages: JsonText<readonly StoredMessage[]>;
	/** The observation of each message. */
	contents: PackedTexts<JsonText<ObservationContent>>;
	/** The original text of each message; empty once retention has removed them. */
	raw: PackedTexts;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		reports: ReportTable;
	}
}
