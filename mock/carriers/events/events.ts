import type { ShippingLineFacts } from "../../../server/reference/reference-types.ts";
import { type Answer, RefusedRequest } from "../basics/answer.ts";
import {
	type AskedNumber,
	isReservedUnknown,
	type NumberKind,
	readNumber,
} from "../basics/numbers.ts";
import { cutPage, readCursor } from "../basics/pages.ts";
import { type Journey, namedBoxes } from "../journeys/journey.ts";
import { type Manners, mannersOf } from "../lines/manners.ts";
import { DIALECTS } from "../messages/dialects/dialects.ts";
import { type Message, messagesOf, standingAt } from "../messages/messages.ts";
import { journeyOf, recallJourney, type World } from "../world/world.ts";
import { type EventQuery, readQuery } from "./query.ts";

/** A message on its way out; faults may change its time, and repeat it under another id. */
interface Outgoing {
	readonly eventID?: string;
	readonly eventDateTime: string;
	readonly message: Message;
}

/**
 * Changes what goes out before it is cut into pages: where faults come in.
 * `walk` is the same for all pages of one answer.
 */
export type Distort = <Event extends Omit<Outgoing, "message">>(
	events: readonly Event[],
	walk: string,
) => readonly Event[];

/**
 * Answers a request for events of one line in its dialect.
 * `address` is the absolute address of the line's events. Throws {@link RefusedRequest} for what cannot be answered.
 */
export function answerEvents(
	world: World,
	line: ShippingLineFacts,
	address: URL,
	parameters: URLSearchParams,
	distort: Distort,
): Answer {
	const { question, asOf, offset } = readQuestion(parameters, world.now());
	const manners = mannersOf(line.scac);
	const dialect = DIALECTS[manners.dialect];
	const query = readQuery(
		line,
		new URLSearchParams(question),
		dialect,
		(own, number) => documentKind(world, own, number),
	);
	const journeys = journeysOf(world, query, asOf);
	if (journeys.length === 0 && manners.unknownNumber === "404") {
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
		(cursor) => pageReference(cursor, address, manners),
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

/** A page as the line names it: by its absolute address, by its path, or by a bare cursor. */
function pageReference(cursor: string, address: URL, manners: Manners): string {
	if (manners.pageReference === "cursor") return cursor;
	const target = new URL(address);
	target.searchParams.set("cursor", cursor);
	return manners.pageReference === "url"
		? target.href
		: target.pathname + target.search;
}

/** The question of a first request, or that of the cursor; filters beside a cursor must repeat the question. */
function readQuestion(parameters: URLSearchParams, now: Date) {
	const rest = new URLSearchParams(parameters);
	rest.delete("cursor");
	const text = parameters.get("cursor");
	if (text === null) {
		rest.sort();
		return { question: rest.toString(), asOf: now.getTime(), offset: 0 };
	}
	const cursor = readCursor(text);
	const asked = new URLSearchParams(cursor.question);
	for (const [name, value] of rest) {
		if (asked.get(name) !== value) {
			throw new RefusedRequest(400, `${name} differs from the cursor's`);
		}
	}
	return { ...cursor, asOf: Math.min(cursor.asOf, now.getTime()) };
}

/** A number that is only known as that of a booking is one; any other is a bill's. */
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

/** The journeys that are asked for and known to the line by then. */
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
function isKnownAt({ situation, turnsAt }: Journey, at: number): boolean {
	return situation !== "known later" || (turnsAt ?? 0) <= at;
}

/** The numbers that name the shipments: bills if there are any, else bookings, else containers. The others only narrow. */
function leadingNumbers({ numbers }: EventQuery): readonly AskedNumber[] {
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
		const asked = query.numbers.get(kind);
		return asked === undefined || asked.some((one) => own.includes(one.number));
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
	// What a box carried before comes along with the box, whatever number was asked for.
	const before =
		earlier !== undefined && wants("container", [boxes[0] ?? ""])
			? messagesOf(earlier, asOf)
			: [];
	return standingAt([...before, ...own], asOf).filter(({ event }) =>
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
