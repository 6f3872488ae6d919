import type { JsonText } from "../../database/json-text.ts";
import type { PackedTexts } from "../../database/packed-texts/packed-texts.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/**
 * The identity of a message. The key distinguishes it from other messages of its source. The version is a digest of its content:
 * another version under the same key is a correction. The text's digest is null when a repeated message must be parsed again. A message
 * that the source reported again has the time of its last receipt, the others that of their report.
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
	/** The number of its first message among those of the shipment; the following ones count on. */
	first: number;
	source_kind: Observation["source"]["kind"];
	source_code: string;
	received_at: string;
	messages: JsonText<readonly StoredMessage[]>;
	/** The observation of each message. */
	contents: PackedTexts<JsonText<ObservationContent>>;
	/** The original text of each message; none after their time. */
	raw: PackedTexts;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		reports: ReportTable;
	}
}
