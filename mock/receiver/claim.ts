import {
	resolveIncluded,
	type WebhookNotificationDocument,
} from "../../client/index.ts";

/** What a notification is about. */
export interface Subject {
	/** Number of the container, the shipment or the tracking request; empty when it names none. */
	readonly number: string;
	/** Null when it is about no single container. */
	readonly containerId: string | null;
}

/** What a body says of itself, as far as it can be read. Nobody vouches for it before its signature is verified. */
export interface Claim extends Subject {
	readonly event: string;
	/** The place among the events of the container. */
	readonly sequence: number | null;
}

/** What a notification is about, by nothing but the records that it carries. */
export function subjectOf(notification: WebhookNotificationDocument): Subject {
	const { data, included } = notification;
	const records = resolveIncluded(notification);
	const about = records.one(data.relationships.reference_object);
	if (about === undefined) return { number: "", containerId: null };
	if (about.type === "tracking_request") {
		return { number: about.attributes.request_number, containerId: null };
	}
	if (about.type === "estimated_event") {
		const shipment = included.find((record) => record.type === "shipment");
		const number = shipment?.attributes.bill_of_lading_number ?? "";
		return { number, containerId: null };
	}
	const { container } = about.relationships;
	return {
		number: records.one(container)?.attributes.number ?? "",
		containerId: container.data.id,
	};
}

/** Reads any body; what it does not say, or not in the form of a notification, is empty or null. */
export function readClaim(body: Uint8Array): Claim {
	const claim = { event: "", sequence: null, number: "", containerId: null };
	try {
		const text = new TextDecoder().decode(body);
		const notification = JSON.parse(text) as WebhookNotificationDocument;
		const { event, sequence } = notification.data.attributes;
		const place = {
			event: printable(event),
			sequence: Number.isInteger(sequence) ? sequence : null,
		};
		return { ...claim, ...place, ...readSubject(notification) };
	} catch {
		return claim;
	}
}

function readSubject(
	notification: WebhookNotificationDocument,
): Subject | undefined {
	try {
		const { number, containerId } = subjectOf(notification);
		return {
			number: printable(number),
			containerId: printable(containerId) || null,
		};
	} catch {
		// The form of another event, such as those of documents.
		return undefined;
	}
}

const LONGEST_TEXT = 100;

/** A stranger's text so that it does no harm in a terminal, nor to the memory; empty for anything else. */
export function printable(text: unknown): string {
	if (typeof text !== "string") return "";
	return text.slice(0, LONGEST_TEXT).replace(/[^\x20-\x7e]/g, "?");
}
