import type {
	Container,
	CustomFieldValue,
	Shipment,
} from "../../../generated/openapi.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import { referenceKey } from "../references/reference-key.ts";

/** The terms of a record, each with its place in its text. */
export type Terms = ReadonlyMap<string, number>;

/** Shortest part of a number that matches. */
const SHORTEST_PART = 4;

/** The most characters of a term. */
const LONGEST = 40;

/** The most terms of one record. */
const MOST_TERMS = 400;

type Place = [term: string, place: number];

/** The form in which a text is looked up: letters and digits in upper case, the first forty. */
export function searchKey(text: string): string {
	return referenceKey(text).slice(0, LONGEST);
}

/** A whole number. */
function* wholeOf(number: string): Generator<Place> {
	const key = searchKey(number);
	if (key !== "") yield [key, 0];
}

/** All ends of a number. Every part of the number is the beginning of one of them. */
function* endsOf(number: string): Generator<Place> {
	yield* wholeOf(number);
	const key = referenceKey(number);
	for (let place = 1; place <= key.length - SHORTEST_PART; place++)
		yield [key.slice(place, place + LONGEST), place];
}

/** A name, starting at each of its words. */
function* wordsOf(name: string): Generator<Place> {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	for (const place of words.keys())
		yield [searchKey(words.slice(place).join("")), place];
}

type Text = string | null | undefined;

/** The texts by which a record is found. */
interface Searchable {
	readonly numbers?: readonly Text[];
	readonly names?: readonly Text[];
	/** Numbers of which a record can have hundreds. */
	readonly references?: readonly Text[];
}

function* placesOf({
	numbers = [],
	names = [],
	references = [],
}: Searchable): Generator<Place> {
	for (const number of numbers) yield* endsOf(number ?? "");
	for (const name of names) yield* wordsOf(name ?? "");
	for (const reference of references) yield* wholeOf(reference ?? "");
	for (const reference of references) yield* endsOf(reference ?? "");
}

/**
 * The terms of a record. A term of several texts has the place in the first. Of hundreds of references all are found by their beginnings,
 * and only the first by their other parts.
 */
function termsOf(searchable: Searchable): Terms {
	const terms = new Map<string, number>();
	for (const [term, place] of placesOf(searchable)) {
		if (terms.size >= MOST_TERMS) break;
		terms.set(term, Math.min(place, terms.get(term) ?? place));
	}
	return terms;
}

/** The terms of a shipment: its numbers and references, tags, customer, vessel and places. */
export function shipmentTerms({ attributes }: Shipment): Terms {
	return termsOf({
		numbers: [attributes.bill_of_lading_number, attributes.normalized_number],
		names: [
			attributes.customer_name,
			attributes.pod_vessel_name,
			attributes.port_of_lading_name,
			attributes.port_of_lading_locode,
			attributes.port_of_discharge_name,
			attributes.port_of_discharge_locode,
			attributes.destination_name,
			attributes.destination_locode,
			...attributes.tags,
		],
		references: [
			...(attributes.ref_numbers ?? []),
			...(attributes.line_ref_numbers ?? []),
		],
	});
}

/** The terms of a container: its number and references. */
export function containerTerms({ attributes }: Container): Terms {
	return termsOf({
		numbers: [attributes.number],
		references: attributes.ref_numbers ?? [],
	});
}

/** The terms of a tracking request: its number and references. */
export function requestTerms(row: {
	readonly request_number: string;
	readonly ref_numbers: JsonText<string[]>;
}): Terms {
	return termsOf({
		numbers: [row.request_number],
		references: fromJsonText(row.ref_numbers),
	});
}

/** A stored date. Dates have no terms, because a search for a year would find them all. */
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/**
 * The terms of a custom field value that is a text, a number or a choice: those of a name, and with a digit also those of a
 * number.
 */
export function valueTerms(value: CustomFieldValue): Terms {
	const texts = [value]
		.flat()
		.filter((one) => typeof one === "string" || typeof one === "number")
		.map(String)
		.filter((text) => !DATE.test(text));
	return termsOf({
		names: texts,
		references: texts.filter((text) => /\p{N}/u.test(text)),
	});
}
