import type { ShippingLineFacts } from "../../../server/reference/reference-types.ts";
import { type Answer, RefusedRequest } from "../basics/answer.ts";
import {
	isReservedUnknown,
	type NumberKind,
	type RequestedNumber,
	readNumber,
} from "../basics/numbers.ts";
import { cutPage, readCursor } from "../basics/pages.ts";
import { type Journey, namedBoxes } from "../journeys/journey.ts";
import {
	conventionsOf,
	type LineConventions,
} from "../lines/line-conventions.ts";
import { DIALECTS } from "../messages/dialects/dialects.ts";
import {
	currentMessages,
	type Message,
	messagesOf,
} from "../messages/messages.ts";
import { journeyOf, recallJourney, type World } from "../world/world.ts";
import { type EventQuery, readQuery } from "./query.ts";

/** A message of an answer; faults may change its time or repeat it under another id. */
interface Outgoing {
	readonly eventID?: string;
	readonly eventDateTime: string;
	readonly message: Message;
}

/**
 * Applies faults to the events of an answer before it is cut into pages.
 * `walk` is the same for all pages of one answer.
 */
export type Distort = <Event extends Omit<Outgoing, "message">>(
	events: readonly Event[],
	walk: string,
) => readonly Event[];

/**
 * Answers a request for events of one line in its dialect.
 * `address` is the absolute URL of the line's events. Throws {@link RefusedRequest} for an invalid request.
 */
export function answerEvents(
	world: World,
	line: ShippingLineFacts,
	address: URL,
	parameters: URLSearchParams,
	distort: Distort,
): Answer {
	const { question, asOf, offset } = readQuestion(parameters, world.now());
	const conventions = conventionsOf(line.scac);
	const dialect = DIALECTS[conventions.dialect];
	const query = readQuery(
		line,
		new URLSearchParams(question),
		dialect,
		(own, number) => documentKind(world, own, number),
	);
	const journeys = journeysOf(world, query, asOf);
	if (journeys.length === 0 && conventions.unknownNumber === "404") {
		throw new RefusedRequest(404, "no shipment has this number");
	}
	const messages = journeys.flatMap((journey) =>
		messagesFor(journey, query, asOf),
	);
	const outgoing = distort(
		query.inOrder(messages).map(outgoingOf),
		`${line.scac} ${question} ${asOf}`,
	);
	const page = cutPage(
		outgoing,
		query.limit,
		{ question, asOf, offset },
		(cursor) => pageReference(cursor, address, conventions),
	);
	const next = page.headers["Next-Page"];
	const cursorHeader = next === undefined ? {} : { "Next-Page-Cursor": next };
	return {
		status: 200,
		headers: {
			"API-Version": dialect.apiVersion,
			...(dialect.hasCursorHeader ? cursorHeader : page.headers),
		},
		body: dialect.body(
			page.items.map(({ message, ...touched }) =>
				dialect.write(message, { ...message.event, ...touched }),
			),
		),
	};
}

/** A page reference as the line writes it: an absolute URL, a path, or a bare cursor. */
function pageReference(
	cursor: string,
	address: URL,
	conventions: LineConventions,
): string {
	if (conventions.pageReference === "cursor") return cursor;
	const target = new URL(address);
	target.searchParams.set("cursor", cursor);
	return conventions.pageReference === "url"
		? target.href
		: target.pathname + target.search;
}

/** The parameters of the first request. Those beside a cursor must equal them. */
function readQuestion(parameters: URLSearchParams, now: Date) {
	const rest = new URLSearchParams(parameters);
	rest.delete("cursor");
	const text = parameters.get("cursor");
	if (text === null) {
		rest.sort();
		return { question: rest.toString(), asOf: now.getTime(), offset: 0 };
	}
	const cursor = readCursor(text);
	const requested = new URLSearchParams(cursor.question);
	for (const [name, value] of rest) {
		if (requested.get(name) !== value) {
			throw new RefusedRequest(
				400,
				`${name} differs from its value in the cursor`,
			);
		}
	}
	return { ...cursor, asOf: Math.min(cursor.asOf, now.getTime()) };
}

/** A document number counts as a booking only if it is known as one; otherwise it is a bill. */
function documentKind(
	world: World,
	line: ShippingLineFacts,
	text: string,
): NumberKind {
	const booking = readNumber(line, "booking", text);
	if (typeof booking === "string") return "bill";
	const isBill = recallJourney(world, { ...booking, kind: "bill" });
	return isBill === undefined && recallJourney(world, booking) !== undefined
		? "booking"
		: "bill";
}

/** The requested journeys that the line knows at this time. */
function journeysOf(
	world: World,
	query: EventQuery,
	asOf: number,
): readonly Journey[] {
	const journeys = new Map<string, Journey>();
	for (const number of leadingNumbers(query)) {
		if (isReservedUnknown(number.number)) continue;
		const journey = journeyOf(world, number);
		if (isKnownAt(journey, asOf)) journeys.set(journey.key, journey);
	}
	return [...journeys.values()];
}

/** Whether a line knows the numbers of a journey at an instant (milliseconds). */
function isKnownAt({ situation, changesAt }: Journey, at: number): boolean {
	return situation !== "known later" || (changesAt ?? 0) <= at;
}

/** The numbers that select shipments: bills, otherwise bookings, otherwise containers. The others only filter. */
function leadingNumbers({ numbers }: EventQuery): readonly RequestedNumber[] {
	return (
		numbers.get("bill") ??
		numbers.get("booking") ??
		numbers.get("container") ??
		[]
	);
}

function messagesFor(
	journey: Journey,
	query: EventQuery,
	asOf: number,
): readonly Message[] {
	const { cargo, earlier } = journey;
	const wants = (kind: NumberKind, own: readonly string[]) => {
		const requested = query.numbers.get(kind);
		return (
			requested === undefined ||
			requested.some((one) => own.includes(one.number))
		);
	};
	const boxes = namedBoxes(journey).map((box) => box.number);
	const isWanted =
		wants("bill", cargo.bills) &&
		wants("booking", [cargo.booking]) &&
		wants("container", boxes);
	if (!isWanted) return [];
	const own = messagesOf(journey, asOf).filter(
		({ box }) =>
			box === undefined ||
			(wants("container", [box.number]) && wants("bill", [box.bill])),
	);
	// The previous journey of the first container, unless the query is about other containers.
	const before =
		earlier !== undefined && wants("container", [boxes[0] ?? ""])
			? messagesOf(earlier, asOf)
			: [];
	return currentMessages([...before, ...own], asOf).filter(({ event }) =>
		query.passes(event),
	);
}

function outgoingOf(message: Message): Outgoing {
	const { eventID, eventDateTime } = message.event;
	return {
		...(eventID === undefined ? {} : { eventID }),
		eventDateTime,
		message,
	};
}
