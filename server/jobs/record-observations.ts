import type { Container } from "../../generated/openapi.ts";
import { toInstant } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import { fromJsonText, toJsonText } from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import {
	findContainerDocuments,
	setContainerDocument,
} from "../resources/containers/container-queries.ts";
import { notifiedRecords } from "../resources/shipments/notified-shipment.ts";
import {
	findMessages,
	findVersions,
	setShipmentDocument,
} from "../resources/shipments/shipment-queries.ts";
import type { ShipmentTable } from "../resources/shipments/shipment-table.ts";
import type { Services } from "../services.ts";
import type { Heard, Outlook } from "./inquired.ts";
import { freshObservations } from "./observation-records.ts";
import { planMaps } from "./plan-maps.ts";
import { recordNews } from "./record-news.ts";

/** Only the times of the asking change; of everything else nothing is read that is not needed to plan the next one. */
async function recordTimes(
	db: Queries,
	heard: Heard,
	row: ShipmentTable,
): Promise<Outlook> {
	const { account_id: accountId, id } = row;
	const shipment = fromJsonText(row.document);
	Object.assign(shipment.attributes, heard.shipmentTimes);
	const document = toJsonText(shipment);
	if (document !== row.document) {
		await setShipmentDocument(db, accountId, id, document);
	}
	const containers: Container[] = [];
	const documents: { id: string; document: string }[] = [];
	for (const known of await findContainerDocuments(db, accountId, id)) {
		const container = fromJsonText(known.document);
		const { attributes } = container;
		Object.assign(attributes, heard.containerTimes(attributes.number));
		const text = toJsonText(container);
		if (text !== known.document) {
			await setContainerDocument(db, accountId, known.id, text);
		}
		containers.push(container);
		documents.push({ id: known.id, document: text });
	}
	return {
		row: { ...row, document },
		shipment,
		containers,
		texts: notifiedRecords(document, documents),
		isBookingCancelled: false,
		isWayNew: false,
		events: [],
	};
}

/**
 * Records what sources said about a shipment, in the caller's transaction, which holds the write lock: what is recorded is
 * read here, so that nothing comes in between. Observations that are not recorded yet are added, and the records are
 * derived from all there are. When there is nothing new, hardly anything is read or written.
 *
 * Of a request without a shipment this makes one. Throws `RequestRefusedError` when there is to be none.
 */
export async function recordObservations(
	db: Queries,
	{ clock, places }: Pick<Services, "clock" | "places">,
	heard: Heard,
): Promise<Outlook> {
	const { request, shipment } = heard;
	const now = toInstant(clock.now());
	const accountId = request.account_id;
	const shipmentId = shipment?.id ?? newRecordId();
	const messages =
		shipment && heard.observations.length > 0
			? await findMessages(db, accountId, shipmentId)
			: [];
	const fresh = await freshObservations(
		heard.observations,
		messages,
		{ accountId, shipmentId, textDigests: heard.textDigests },
		(keys) => findVersions(db, accountId, shipmentId, keys),
	);
	const again = shipment?.derive_again_at ?? null;
	const isDue = again !== null && again <= now;
	if (shipment && fresh.length === 0 && !isDue)
		return recordTimes(db, heard, shipment);
	const outlook = await recordNews(db, places, heard, shipmentId, fresh, now);
	if (outlook.isWayNew && (await hasEntitlement(db, accountId, "routing")))
		await planMaps(db, clock, accountId, shipmentId);
	return outlook;
}
