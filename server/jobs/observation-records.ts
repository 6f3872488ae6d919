import { createHash } from "node:crypto";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import type {
	MessageIdentity,
	ObservationContent,
} from "../resources/shipments/shipment-queries.ts";
import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import type { Observation } from "../tracking/observation.ts";

/** An observation and the row that it is recorded as. */
export interface RecordedObservation {
	readonly id: string;
	readonly observation: Observation;
}

/** A digest of what a message says. How the source wrote it, and when it was received, make it no other message. */
function versionOf(content: Omit<Observation, "raw">): string {
	const { receivedAt: _, ...said } = content;
	return createHash("sha1").update(JSON.stringify(said)).digest("base64url");
}

function messageKey(message: MessageIdentity): string {
	const { source_kind, source_code, key, version } = message;
	return JSON.stringify([source_kind, source_code, key, version]);
}

/** The observations that are not recorded yet, each once, and their rows. */
export function freshObservations(
	observations: readonly Observation[],
	recorded: readonly MessageIdentity[],
	ids: { readonly accountId: string; readonly shipmentId: string },
): { readonly observation: Observation; readonly row: ObservationTable }[] {
	const known = new Set(recorded.map(messageKey));
	return observations.flatMap((observation) => {
		const { raw, ...content } = observation;
		const message = {
			source_kind: content.source.kind,
			source_code: content.source.code,
			key: content.key,
			version: versionOf(content),
		};
		const key = messageKey(message);
		if (known.has(key)) return [];
		known.add(key);
		const row: ObservationTable = {
			account_id: ids.accountId,
			id: newRecordId(),
			shipment_id: ids.shipmentId,
			...message,
			content: toJsonText<Omit<Observation, "raw">>(content),
			raw,
			received_at: content.receivedAt,
		};
		return [{ observation, row }];
	});
}

/** An observation as it was recorded, without the source's own text: nothing is derived from that. */
export function recordedObservation(
	row: ObservationContent,
): RecordedObservation {
	const content = fromJsonText(row.content);
	return {
		id: row.id,
		observation: { ...content, raw: "" } as Observation,
	};
}
