import type { JsonText } from "../../database/json-text.ts";
import type { Observation } from "../../tracking/observations/observation.ts";
import type { ObservationContent } from "./report-table.ts";

/** The identity of a message within its shipment. */
export interface MessageIdentity {
	readonly source_kind: Observation["source"]["kind"];
	readonly source_code: string;
	readonly key: string;
	readonly version: string;
}

/** The key that all versions of a message share. */
export function identityKey({
	source_kind,
	source_code,
	key,
}: MessageIdentity): string {
	return `${source_kind}\n${source_code}\n${key}`;
}

/** A message of a shipment, without its content. */
export interface RecordedMessage extends MessageIdentity {
	/** Its number among the messages of the shipment, from 1 in the order of their receipt. */
	readonly number: number;
	/** Recognizes the message's text; null when a repeated message must be read again. */
	readonly text_digest: string | null;
	/** The time of its last receipt. */
	readonly received_at: string;
}

/** A message of a shipment with its content. */
export interface StoredObservation extends RecordedMessage {
	readonly content: JsonText<ObservationContent>;
}

/** An observation to store. */
export interface NewObservation {
	readonly observation: Observation;
	readonly row: StoredObservation;
	/** Whether it is recorded already, and its source reports it again after another version. */
	readonly isRestated: boolean;
}

/** Digests of the messages that have only one version: parsing these again would give nothing new. */
export function knownTexts(
	messages: readonly RecordedMessage[],
): ReadonlySet<string> {
	const byMessage = Map.groupBy(messages, identityKey);
	return new Set(
		[...byMessage.values()].flatMap(([only, ...others]) =>
			others.length === 0 ? (only?.text_digest ?? []) : [],
		),
	);
}
