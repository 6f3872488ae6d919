import {
	resolveIncluded,
	type WebhookNotificationDocument,
} from "../../client/index.ts";

/** The subject of a notification. */
export interface Subject {
	/** Number of the container, shipment or tracking request; empty when there is none. */
	readonly number: string;
	/** Null unless it is about a single container. */
	readonly containerId: string | null;
}

/** The content of a body as far as it is readable. Do not trust it before its signature is verified. */
export interface Claim extends Subject {
	readonly event: string;
	/** Sequence number among the events of the container. */
	readonly sequence: number | null;
}

/** The subject of a notification, from its included records. */
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

/** Reads any body; members that are missing or invalid are empty or null. */
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
		// Other events, such as those of documents, have another form.
		return undefined;
	}
}

const LONGEST_TEXT = 100;

/** Untrusted text, shortened and without control characters; empty for anything but text. */
export function printable(text: unknown): string {
	if (typeof text !== "string") return "";
	return text.slice(0, LONGEST_TEXT).replace(/[^\x20-\x7e]/g, "?");
}
