import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import type { ObservationTable } from "../resources/shipments/shipment-table.ts";
import type { Observation } from "../tracking/observation.ts";
import type { RecordedShipment } from "./recorded-shipment.ts";

/** The rows of observations that are not recorded yet. */
export function freshObservations(
	observations: readonly Observation[],
	recorded: RecordedShipment,
	ids: { readonly accountId: string; readonly shipmentId: string },
	now: string,
): ObservationTable[] {
	const identity = (kind: string, code: string, key: string) =>
		JSON.stringify([kind, code, key]);
	const known = new Set(
		recorded.observations.map((row) =>
			identity(row.source_kind, row.source_code, row.key),
		),
	);
	return observations
		.filter(
			({ source, key }) => !known.has(identity(source.kind, source.code, key)),
		)
		.map(({ raw, ...content }) => ({
			account_id: ids.accountId,
			id: newRecordId(),
			shipment_id: ids.shipmentId,
			source_kind: content.source.kind,
			source_code: content.source.code,
			key: content.key,
			content: toJsonText<Omit<Observation, "raw">>(content),
			raw,
			received_at: now,
		}));
}

/** An observation as it was recorded. */
export function toObservation(row: ObservationTable): Observation {
	return { ...fromJsonText(row.content), raw: row.raw } as Observation;
}
