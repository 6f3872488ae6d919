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

/** The most characters of a term; no number is longer. */
const LONGEST = 40;

/** The most terms of one record. Of hundreds of references only the first are searchable. */
const MOST_TERMS = 400;

/** All ends of a number. Every part of the number is the beginning of one of them. */
function* endsOf(number: string): Generator<[string, number]> {
	const key = referenceKey(number).slice(0, LONGEST);
	if (key === "") return;
	yield [key, 0];
	for (let place = 1; place <= key.length - SHORTEST_PART; place++)
		yield [key.slice(place), place];
}

/** A name, starting at each of its words. */
function* wordsOf(name: string): Generator<[string, number]> {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	for (const place of words.keys())
		yield [referenceKey(words.slice(place).join("")).slice(0, LONGEST), place];
}

type Text = string | null | undefined;

/** The terms of numbers and names. A term of several texts has the place in the first. */
function termsOf(numbers: readonly Text[], names: readonly Text[]): Terms {
	const terms = new Map<string, number>();
	const all = [
		...numbers.flatMap((number) => [...endsOf(number ?? "")]),
		...names.flatMap((name) => [...wordsOf(name ?? "")]),
	];
	for (const [term, place] of all) {
		if (terms.size >= MOST_TERMS) break;
		terms.set(term, Math.min(place, terms.get(term) ?? place));
	}
	return terms;
}

/** The terms of a shipment: its numbers and references, tags, customer, vessel and places. */
export function shipmentTerms({ attributes }: Shipment): Terms {
	return termsOf(
		[
			attributes.bill_of_lading_number,
			attributes.normalized_number,
			...(attributes.ref_numbers ?? []),
			...(attributes.line_ref_numbers ?? []),
		],
		[
			...attributes.tags,
			attributes.customer_name,
			attributes.pod_vessel_name,
			attributes.port_of_lading_name,
			attributes.port_of_lading_locode,
			attributes.port_of_discharge_name,
			attributes.port_of_discharge_locode,
			attributes.destination_name,
			attributes.destination_locode,
		],
	);
}

/** The terms of a container: its number and references. */
export function containerTerms({ attributes }: Container): Terms {
	return termsOf([attributes.number, ...(attributes.ref_numbers ?? [])], []);
}

/** The terms of a tracking request: its number and references. */
export function requestTerms(row: {
	readonly request_number: string;
	readonly ref_numbers: JsonText<string[]>;
}): Terms {
	return termsOf([row.request_number, ...fromJsonText(row.ref_numbers)], []);
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
	return termsOf(
		texts.filter((text) => /\p{N}/u.test(text)),
		texts,
	);
}
