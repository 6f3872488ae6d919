import type { Observation } from "../../../tracking/observation.ts";
import { wordFor } from "./dcsa-codes.ts";
import { type Fields, firstText, listOf, textOf } from "./dcsa-fields.ts";

/** More are not read: no event names more documents than a shipment has. */
const MOST = 100;

/** Shipper's and forwarder's references of DCSA Track & Trace 2.2; `EQ` repeats the container number and is left out. */
const REFERENCE_TYPES = new Set(["FF", "SI", "PO", "CR", "AAO"]);

const unique = (texts: readonly (string | null)[]) =>
	[...new Set(texts.filter((text) => text !== null))].slice(0, MOST);

/** The documents and references that an event belongs to, each once, in the order given. */
export function readReferences(
	event: Fields,
): Pick<Observation, "billsOfLading" | "bookings" | "references"> {
	const documents = [
		...listOf(event.documentReferences, MOST).map((entry) => ({
			type: wordFor("document", entry.documentReferenceType),
			number: textOf(entry.documentReferenceValue),
		})),
		// A shipment event is about one document and need not repeat it in its list.
		{
			type: wordFor("document", event.documentTypeCode),
			number: textOf(event.documentID),
		},
		{ type: "TRD", number: textOf(event.transportDocumentReference) },
		{
			type: "BKG",
			number: firstText(event, ["carrierBookingReference", "bookingReference"]),
		},
	];
	const numbersOf = (type: string) =>
		unique(documents.filter((d) => d.type === type).map((d) => d.number));
	return {
		billsOfLading: numbersOf("TRD"),
		bookings: numbersOf("BKG"),
		references: unique(
			listOf(event.references, MOST)
				.filter((entry) =>
					REFERENCE_TYPES.has(textOf(entry.referenceType)?.toUpperCase() ?? ""),
				)
				.map((entry) => textOf(entry.referenceValue)),
		),
	};
}
