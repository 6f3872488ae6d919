import type { ShippingLineFacts } from "../../../server/reference/reference-types.ts";
import { RefusedRequest } from "../basics/answer.ts";
import {
	type NumberKind,
	type RequestedNumber,
	readNumber,
} from "../basics/numbers.ts";
import type { CarrierEvent } from "../messages/carrier-event.ts";
import type { DialectRules } from "../messages/dialects/dialects.ts";
import { SORT_MEMBERS, TEXT } from "../messages/event-filters.ts";
import type { Message } from "../messages/messages.ts";

/** A validated request for events. */
export interface EventQuery {
	/** The requested numbers by kind. An event matches one number of every given kind. */
	readonly numbers: ReadonlyMap<NumberKind, readonly RequestedNumber[]>;
	/** Whether an event passes all the other filters. */
	readonly passes: (event: CarrierEvent) => boolean;
	/** Sorts messages as requested; by default in the order of publication. */
	readonly inOrder: (messages: readonly Message[]) => readonly Message[];
	/** Maximum number of events on a page. */
	readonly limit: number;
}

const DEFAULT_LIMIT = 100;

/** The kind of a document number whose type the request leaves open. */
type DocumentKind = (line: ShippingLineFacts, number: string) => NumberKind;

/** Validates the parameters of a request for events; throws {@link RefusedRequest} with status 400. */
export function readQuery(
	line: ShippingLineFacts,
	parameters: URLSearchParams,
	dialect: DialectRules,
	documentKind: DocumentKind,
): EventQuery {
	const numbers = new Map<NumberKind, readonly RequestedNumber[]>();
	const tests: ((event: CarrierEvent) => boolean)[] = [];
	let limit = DEFAULT_LIMIT;
	let inOrder: EventQuery["inOrder"] = (messages) => messages;
	for (const name of new Set(parameters.keys())) {
		const value = onlyValue(parameters, name);
		const kind = kindOf(dialect, name, parameters, (number) =>
			documentKind(line, number),
		);
		const member = dialect.members.get(name);
		const operator = dialect.created.get(name);
		if (kind !== undefined) {
			if (numbers.has(kind)) refuse(`${name} repeats another filter`);
			numbers.set(kind, readNumbers(line, kind, name, value));
		} else if (member !== undefined) {
			const wanted = readValues(name, value, member.form);
			tests.push((event) => wanted.includes(member.read(event) ?? ""));
		} else if (operator !== undefined) {
			const instant = readInstant(name, value);
			tests.push((event) =>
				operator(Date.parse(event.eventCreatedDateTime), instant),
			);
		} else if (name === "limit") limit = readLimit(value);
		else if (name === "sort" && dialect.canSort) inOrder = readOrder(value);
		else if (
			name === "documentTypeCodes" &&
			"documentReference" in dialect.numbers
		)
			readValues(name, value, DOCUMENT_TYPE);
		else refuse(`${name} is not a filter`);
	}
	if (numbers.size === 0) {
		const names = Object.keys(dialect.numbers).filter(
			(name) => !DEPRECATED.has(name),
		);
		refuse(`give a ${names.join(", ").replace(/, (?=[^,]*$)/, " or ")}`);
	}
	const passes = (event: CarrierEvent) => tests.every((test) => test(event));
	return { numbers, passes, inOrder, limit };
}

const DEPRECATED = new Set(["transportDocumentID", "bookingReference"]);
const DOCUMENT_TYPE = /^(BKG|TRD)$/;

function kindOf(
	{ numbers }: DialectRules,
	name: string,
	parameters: URLSearchParams,
	documentKind: (number: string) => NumberKind,
): NumberKind | undefined {
	const kind = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
	if (kind !== "document") return kind;
	const type = parameters.get("documentTypeCodes");
	if (type === "BKG") return "booking";
	return type === "TRD" ? "bill" : documentKind(parameters.get(name) ?? "");
}

function refuse(message: string): never {
	throw new RefusedRequest(400, message);
}

function onlyValue(parameters: URLSearchParams, name: string): string {
	const values = parameters.getAll(name);
	if (values.length > 1) refuse(`${name} is given more than once`);
	return values[0] ?? "";
}

const MOST_VALUES = 50;

function readValues(
	name: string,
	text: string,
	form: RegExp,
): readonly string[] {
	const values = text.split(",");
	const wrong = values.find((value) => !form.test(value));
	if (wrong !== undefined) refuse(`${name} cannot be "${wrong}"`);
	if (values.length > MOST_VALUES) {
		refuse(`${name} has more than ${MOST_VALUES} values`);
	}
	return values;
}

function readNumbers(
	line: ShippingLineFacts,
	kind: NumberKind,
	name: string,
	text: string,
): readonly RequestedNumber[] {
	return readValues(name, text, TEXT).map((value) => {
		const number = readNumber(line, kind, value);
		return typeof number === "string" ? refuse(`${name}: ${number}`) : number;
	});
}

const INSTANT =
	/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function readInstant(name: string, text: string): number {
	const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
	if (Number.isNaN(instant)) {
		refuse(`${name} is not a date-time with an offset`);
	}
	return instant;
}

function readLimit(text: string): number {
	const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
	if (limit < 1) refuse("limit is not a whole number from 1 to 999999");
	return limit;
}

function readOrder(text: string): EventQuery["inOrder"] {
	const keys = text.split(",").map((part) => {
		const [name = "", direction = "ASC", ...rest] = part.split(":");
		const read = SORT_MEMBERS.get(name);
		const isDirection = direction === "ASC" || direction === "DESC";
		if (read === undefined || !isDirection || rest.length > 0) {
			return refuse(`sort cannot be "${part}"`);
		}
		return { read, sign: direction === "ASC" ? 1 : -1 };
	});
	return (messages) =>
		messages.toSorted((one, other) => {
			for (const { read, sign } of keys) {
				const [a, b] = [read(one.event), read(other.event)];
				if (a !== b) return a < b ? -sign : sign;
			}
			return 0;
		});
}
