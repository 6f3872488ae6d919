import {
	type EstimatedEvent,
	type Related,
	resolveIncluded,
	type TransportEvent,
	type WebhookNotificationDocument,
} from "../../client/index.ts";
import { subjectOf } from "../receiver/claim.ts";
import { localTime } from "./local-time.ts";

/** A notification as one line on the screen. */
export interface Headline {
	/** Id of its shipment; undefined when there is none yet. */
	readonly shipmentId: string | undefined;
	/** When the notification was created, by the world's clock. */
	readonly createdAt: string;
	readonly scac: string;
	/** Number of the container, the shipment or the tracking request. */
	readonly number: string;
	/** Readable name of the event. */
	readonly eventName: string;
	/** Whether the event is a change of an estimate. */
	readonly isEstimate: boolean;
	/** Name of the place; empty where none is named. */
	readonly place: string;
	/** In the zone of the place; empty where the event has no time. */
	readonly time: string;
	readonly vessel: string;
}

type Records = Related<
	| WebhookNotificationDocument["data"]
	| WebhookNotificationDocument["included"][number]
>;

const ESTIMATED = ".estimated.";

/** Reads a notification without further requests: its included records describe the whole event. */
export function headlineOf(
	notification: WebhookNotificationDocument,
): Headline {
	const { data, included } = notification;
	const records = resolveIncluded(notification);
	const about = records.one(data.relationships.reference_object);
	const shipment = included.find((record) => record.type === "shipment");
	const headline = {
		shipmentId: shipment?.id,
		createdAt: data.attributes.created_at,
		scac: shipment?.attributes.shipping_line_scac ?? "",
		number: subjectOf(notification).number,
		eventName: plainWords(data.attributes.event),
		isEstimate: data.attributes.event.includes(ESTIMATED),
		place: "",
		time: "",
		vessel: "",
	};
	switch (about?.type) {
		case "tracking_request":
			return { ...headline, scac: about.attributes.scac ?? "" };
		case "estimated_event":
			return { ...headline, ...expectation(about, records) };
		case "transport_event":
			return { ...headline, ...surroundings(about, records) };
		default:
			return headline;
	}
}

/** `container.transport.vessel_loaded` as `vessel loaded`, `tracking_request.failed` as `tracking request failed`. */
function plainWords(event: string): string {
	return event
		.replace(/^container\.(transport\.|(?=p))/, "")
		.replace("tracking_request.tracking_", "tracking_")
		.replace("estimated.", "expected: ")
		.replace("arrived_at_inland_destination", "arrived inland")
		.replace(/[._]/g, " ");
}

function surroundings(event: TransportEvent, records: Records) {
	const { timestamp, timezone, location_locode: locode } = event.attributes;
	const { location, vessel } = event.relationships;
	return {
		place: records.one(location)?.attributes.name ?? locode ?? "",
		time: localTime(timestamp, timezone),
		vessel: records.one(vessel)?.attributes.name ?? "",
	};
}

function expectation(event: EstimatedEvent, records: Records) {
	const { attributes, relationships } = event;
	const { timezone, location_locode: locode } = attributes;
	return {
		place: records.one(relationships.port)?.attributes.name ?? locode ?? "",
		time: localTime(attributes.estimated_timestamp, timezone),
		vessel: records.one(relationships.vessel)?.attributes.name ?? "",
	};
}
