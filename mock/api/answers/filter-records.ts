import {
	firstStored,
	lastStored,
} from "../../../server/database/stored-instant.ts";
import { linkedIdentifiers } from "../../../server/json-api/linkage.ts";
import type { MockRecord } from "../records/mock-record.ts";
import type { Situation } from "../records/situation.ts";
import type { MockRequest } from "./mock-request.ts";

/** Parameters of lists that select no records. */
const NO_FILTER = /^(include|sort|page\[.*|fields\[.*)$/;

const SEARCHES = new Set(["q", "search", "query"]);

type Test = (record: MockRecord) => boolean;

/** Numbers and texts are the same whatever stands between their letters and digits, and in either case. */
function keyOf(value: unknown): string {
	const text = String(value).toUpperCase();
	return text.replaceAll(/[^\p{L}\p{N}]/gu, "") || text;
}

function hasValue(value: unknown, wanted: readonly string[]): boolean {
	return [value].flat().some((one) => wanted.includes(keyOf(one)));
}

function search(text: string): Test {
	const wanted = text.trim().toLowerCase();
	return ({ attributes = {} }) =>
		Object.values(attributes)
			.flat()
			.some(
				(value) =>
					typeof value === "string" && value.toLowerCase().includes(wanted),
			);
}

/** Records whose instant lies in a period; dates are instants at midnight. */
function withinPeriod(name: string, edge: string, bound: string): Test {
	return ({ attributes = {} }) => {
		const value = attributes[name];
		if (typeof value !== "string") return false;
		return edge === "start"
			? value >= firstStored(bound)
			: value <= lastStored(bound);
	};
}

/** The attribute that a filter is named after: its own name, or the end of it. */
function attributeNamed(
	records: readonly MockRecord[],
	ending: string,
): string | undefined {
	const names = records.flatMap(({ attributes = {} }) =>
		Object.keys(attributes),
	);
	return (
		names.find((name) => name === ending) ??
		names.find((name) => name.endsWith(`_${ending}`))
	);
}

function linked(records: readonly MockRecord[], situation: Situation) {
	const names = records.flatMap(({ relationships = {} }) =>
		Object.keys(relationships),
	);
	return linkedIdentifiers(records, [...new Set(names)]).flatMap(
		(one) => situation.find(one) ?? [],
	);
}

/** Records with a value in an attribute of theirs, in a link of theirs, or in an attribute of a record that they link to. */
function withValue(
	name: string,
	value: unknown,
	records: readonly MockRecord[],
	situation: Situation,
): Test | undefined {
	const wanted = [value].flat().map(keyOf);
	if (typeof value === "boolean") {
		const instant = attributeNamed(records, `${name}_at`);
		if (instant !== undefined)
			return ({ attributes = {} }) => (attributes[instant] != null) === value;
	}
	const attribute = attributeNamed(records, name);
	if (attribute !== undefined)
		return ({ attributes = {} }) => hasValue(attributes[attribute], wanted);
	const relationship = name.replace(/_id$/, "");
	if (records.some(({ relationships = {} }) => relationship in relationships))
		return (record) =>
			linkedIdentifiers([record], [relationship]).some(({ id }) =>
				wanted.includes(keyOf(id)),
			);
	const beyond = attributeNamed(linked(records, situation), name);
	if (beyond === undefined) return undefined;
	return (record) =>
		linked([record], situation).some(({ attributes = {} }) =>
			hasValue(attributes[beyond], wanted),
		);
}

/** What a parameter demands of a record; undefined when the examples have nothing that it can be about. */
function testOf(
	parameter: string,
	value: unknown,
	records: readonly MockRecord[],
	situation: Situation,
): Test | undefined {
	const text = String(value);
	if (SEARCHES.has(parameter)) return search(text);
	const [, inBrackets, edge] =
		/^filter\[(\w+)\](?:\[(start|end)\])?$/.exec(parameter) ?? [];
	const name = inBrackets ?? parameter;
	return edge
		? withinPeriod(name, edge, text)
		: withValue(name, value, records, situation);
}

/** The records that meet every filter of a request; none where a filter is about something that the examples do not have. */
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
