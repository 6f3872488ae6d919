import type { Observation } from "../../../tracking/observations/observation.ts";
import {
	type Fields,
	firstText,
	isObject,
	listOf,
	textOf,
} from "../../parsing/fields.ts";
import { wordFor } from "./dcsa-codes.ts";
import { MOST_DOCUMENTS } from "./dcsa-shape.ts";

/** Shipper's and forwarder's references of DCSA Track & Trace; `EQ` names containers: see `readContainersAboard`. */
const REFERENCE_TYPES = new Set<string | undefined>([
	"FF",
	"SI",
	"PO",
	"CR",
	"AAO",
]);

/** The names of the two members of a reference: 2.2, 3.0 Beta 1, 3.0 in both of its vocabularies. */
const DOCUMENT_TYPES = ["documentReferenceType", "type", "typeCode"];
const DOCUMENT_NUMBERS = ["documentReferenceValue", "value", "reference"];
/** The names of the two members of a reference of shipper, forwarder or container. */
export const REFERENCE_TYPE_NAMES = ["referenceType", "type", "typeCode"];
export const REFERENCE_VALUE_NAMES = ["referenceValue", "value", "reference"];
const BOOKINGS = ["carrierBookingReference", "bookingReference"];

/** A document that an event names. */
export interface NamedDocument {
	/** DCSA's code of its type, in capitals. */
	readonly type: string;
	readonly number: string;
}

/** The document that a shipment event is about; null when it names none. */
export function readDocument(event: Fields): NamedDocument | null {
	const isNested = isObject(event.documentReference);
	const written = isNested
		? firstText(event.documentReference as Fields, DOCUMENT_TYPES)
		: textOf(event.documentTypeCode);
	const number = isNested
		? firstText(event.documentReference as Fields, DOCUMENT_NUMBERS)
		: firstText(event, ["documentID", "documentId", "documentReference"]);
	if (written === null || number === null) return null;
	return {
		type: wordFor("document", written) ?? written.toUpperCase(),
		number,
	};
}

function add(texts: string[], text: string | null): void {
	if (text === null || texts.length >= MOST_DOCUMENTS || texts.includes(text))
		return;
	texts.push(text);
}

/** The documents and references of an event, each once, in their order. */
export function readReferences(
	event: Fields,
): Pick<Observation, "billsOfLading" | "bookings" | "references"> {
	const billsOfLading: string[] = [];
	const bookings: string[] = [];
	const references: string[] = [];
	const addDocument = (type: unknown, number: string | null) => {
		const document = wordFor("document", type);
		if (document === "TRD") add(billsOfLading, number);
		if (document === "BKG") add(bookings, number);
	};
	const documents = event.documentReferences ?? event.relatedDocumentReferences;
	for (const entry of listOf(documents, MOST_DOCUMENTS)) {
		addDocument(
			firstText(entry, DOCUMENT_TYPES),
			firstText(entry, DOCUMENT_NUMBERS),
		);
	}
	// A shipment event may leave its own document out of the list.
	const document = readDocument(event);
	if (document) addDocument(document.type, document.number);
	add(billsOfLading, textOf(event.transportDocumentReference));
	add(bookings, firstText(event, BOOKINGS));
	for (const entry of listOf(event.references, MOST_DOCUMENTS)) {
		const type = firstText(entry, REFERENCE_TYPE_NAMES)?.toUpperCase();
		if (REFERENCE_TYPES.has(type))
			add(references, firstText(entry, REFERENCE_VALUE_NAMES));
	}
	return { billsOfLading, bookings, references };
}
