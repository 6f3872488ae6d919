import {
	firstStored,
	lastStored,
} from "../../../server/database/stored-instant.ts";
import {
	linkedIdentifiers,
	recordKey,
} from "../../../server/json-api/linkage.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";
import { type Read, readerOf } from "./filtered-values.ts";
import type { MockRequest } from "./mock-request.ts";

/** Query parameters of lists that are not filters. */
const NO_FILTER = /^(include|sort|page\[.*|fields\[.*)$/;

/** A shorter text finds only values that are no longer. */
const SHORTEST_PART = 3;

type Test = (record: MockRecord) => boolean;

/** A value as filters compare it: its letters and digits in upper case; unchanged when it has none. */
function keyOf(value: unknown): string {
	const text = String(value).toUpperCase();
	return text.replaceAll(/[^\p{L}\p{N}]/gu, "") || text;
}

/** The texts of a record. */
const textsOf = ({ attributes = {} }: MockRecord) =>
	Object.values(attributes)
		.flat()
		.filter((value) => typeof value === "string");

/** The numbers by which a record is known; those of its containers too. */
function numbersOf(record: MockRecord, situation: Situation): unknown[] {
	const { attributes = {} } = record;
	const own = Object.keys(attributes)
		.filter((name) => /(?<!voyage_)numbers?$/.test(name))
		.flatMap((name) => attributes[name]);
	const containers = linkedIdentifiers([record], ["containers"]).map(
		(one) => situation.find(one)?.attributes?.number,
	);
	return [...own, ...containers];
}

/** The tests of parameters that look for a text. */
const SEARCHES: Readonly<
	Record<string, (text: string, situation: Situation) => Test>
> = {
	q: (text, situation) => (record) =>
		numbersOf(record, situation).some(
			(one) => typeof one === "string" && keyOf(one) === keyOf(text),
		),
	query: (text) => {
		const wanted = keyOf(text);
		const isFound = (key: string) =>
			wanted.length < SHORTEST_PART ? key === wanted : key.includes(wanted);
		return (record) => textsOf(record).map(keyOf).some(isFound);
	},
	search: (text) => {
		const wanted = text.trim().toLowerCase();
		return (record) =>
			textsOf(record).some((value) => value.toLowerCase().includes(wanted));
	},
};

/** Records whose instant lies in a period. */
function withinPeriod(read: Read, edge: string, bound: string): Test {
	const [first, last] =
		edge === "start"
			? [firstStored(bound), undefined]
			: [undefined, lastStored(bound)];
	return (record) =>
		read(record).some(
			(value) =>
				typeof value === "string" &&
				(first === undefined || value >= first) &&
				(last === undefined || value <= last),
		);
}

/** Whether a flag holds: a value is true, an instant, or a list that is not empty. */
const isTrue = (values: readonly unknown[]) =>
	values.some((value) => value != null && value !== false);

/** Records that have a value of a custom field. */
function withField(text: string, situation: Situation): Test {
	const [slug = "", ...rest] = text.split(":");
	const value = rest.join(":").trim();
	const entities = new Set(
		situation
			.all("custom_field")
			.filter(
				({ attributes = {} }) =>
					attributes.api_slug === slug.trim() &&
					String(attributes.value) === value,
			)
			.flatMap((field) => linkedIdentifiers([field], ["entity"]))
			.map(recordKey),
	);
	return (record) => entities.has(recordKey(record));
}

/** The test that a filter applies to a record; undefined when the examples lack the filtered attribute. */
function testOf(
	parameter: string,
	value: unknown,
	records: readonly MockRecord[],
	situation: Situation,
): Test | undefined {
	const search = SEARCHES[parameter]?.(String(value), situation);
	if (search) return search;
	if (parameter === "filter[custom_field]")
		return withField(String(value), situation);
	const [, inBrackets, edge] =
		/^filter\[(\w+)\](?:\[(start|end)\])?$/.exec(parameter) ?? [];
	const name = inBrackets ?? parameter;
	const isFlag = typeof value === "boolean";
	const read = readerOf(name, isFlag, records, situation);
	if (!read) return undefined;
	if (edge) return withinPeriod(read, edge, String(value));
	if (isFlag) return (record) => isTrue(read(record)) === value;
	const texts = inBrackets ? String(value).split(",") : [value];
	const wanted = new Set(texts.map(keyOf));
	return (record) => read(record).some((one) => wanted.has(keyOf(one)));
}

/** The records that pass every filter of a request; none when the examples lack a filtered attribute. */
export function filterRecords(
	{ operation, situation, query }: MockRequest,
	records: readonly MockRecord[],
): readonly MockRecord[] {
	const tests = [...operation.queryNames].flatMap((name) => {
		const value = query[name];
		if (value === undefined || value === "" || NO_FILTER.test(name)) return [];
		const test = testOf(name, value, records, situation);
		return test ?? (name.startsWith("filter[") ? () => false : []);
	});
	return records.filter((record) => tests.every((test) => test(record)));
}
