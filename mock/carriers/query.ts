import type { ShippingLineFacts } from "../../server/reference/reference-types.ts";
import { RefusedRequest } from "./answer.ts";
import type { CarrierEvent } from "./carrier-event.ts";
import {
	CREATED_FILTERS,
	MEMBER_FILTERS,
	SORT_MEMBERS,
	TEXT,
} from "./event-filters.ts";
import { type AskedNumber, type NumberKind, readNumber } from "./numbers.ts";

/** A request for events, read and checked. */
export interface EventQuery {
	/** The asked numbers by kind; within a kind any of them, and of every kind given one. */
	readonly numbers: ReadonlyMap<NumberKind, readonly AskedNumber[]>;
	/** Whether an event passes all the other filters. */
	readonly passes: (event: CarrierEvent) => boolean;
	/** Puts events in the wanted order; without a wish, in the order in which they were told. */
	readonly inOrder: (events: readonly CarrierEvent[]) => CarrierEvent[];
	/** Most events on one page. */
	readonly limit: number;
}

const NUMBER_FILTERS: ReadonlyMap<string, NumberKind> = new Map([
	["transportDocumentReference", "bill"],
	["transportDocumentID", "bill"],
	["carrierBookingReference", "booking"],
	["bookingReference", "booking"],
	["equipmentReference", "container"],
]);

const DEFAULT_LIMIT = 100;

/** Reads the parameters of `GET /v2/events`; throws {@link RefusedRequest} with status 400 and a reason for anything malformed. */
export function readQuery(
	line: ShippingLineFacts,
	parameters: URLSearchParams,
): EventQuery {
	const numbers = new Map<NumberKind, readonly AskedNumber[]>();
	const tests: ((event: CarrierEvent) => boolean)[] = [];
	let limit = DEFAULT_LIMIT;
	let inOrder: EventQuery["inOrder"] = (events) => [...events];
	for (const name of new Set(parameters.keys())) {
		const value = onlyValue(parameters, name);
		const kind = NUMBER_FILTERS.get(name);
		const member = MEMBER_FILTERS.get(name);
		const operator = CREATED_FILTERS.get(name);
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
		else if (name === "sort") inOrder = readOrder(value);
		else refuse(`${name} is not a filter`);
	}
	if (numbers.size === 0) {
		refuse(
			"give a transportDocumentReference, carrierBookingReference or equipmentReference",
		);
	}
	const passes = (event: CarrierEvent) => tests.every((test) => test(event));
	return { numbers, passes, inOrder, limit };
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
): readonly AskedNumber[] {
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
	return (events) =>
		[...events].sort((one, other) => {
			for (const { read, sign } of keys) {
				const [a, b] = [read(one), read(other)];
				if (a !== b) return a < b ? -sign : sign;
			}
			return 0;
		});
}
