import type { ShippingLineFacts } from "../../server/reference/reference-types.ts";
import { type Answer, API_VERSION, RefusedRequest } from "./answer.ts";
import type { CarrierEvent } from "./carrier-event.ts";
import { growJourney, type Journey } from "./journey.ts";
import { mannersOf } from "./manners.ts";
import type { WorldMemory } from "./memory.ts";
import { messagesOf, saidBy } from "./messages.ts";
import {
	type AskedNumber,
	isReservedUnknown,
	numberKey,
	readNumberKey,
} from "./numbers.ts";
import { cutPage, readCursor } from "./pages.ts";
import { type EventQuery, readQuery } from "./query.ts";

/** What a line needs to know to answer. */
export interface World {
	readonly seed: string;
	readonly memory: WorldMemory;
	readonly now: () => Date;
}

/**
 * Answers `GET /v2/events` of one line.
 * `address` is the absolute address of the line's events. Throws {@link RefusedRequest} for what cannot be answered.
 */
export function answerEvents(
	world: World,
	line: ShippingLineFacts,
	address: URL,
	parameters: URLSearchParams,
): Answer {
	const { question, asOf, offset } = readQuestion(parameters, world.now());
	const asked = new URLSearchParams(question);
	const query = readQuery(line, asked);
	const { pageReference, unknownNumber } = mannersOf(line.scac);
	const known = leadingNumbers(query).filter(
		({ number }) => !isReservedUnknown(number),
	);
	if (known.length === 0 && unknownNumber === "404") {
		throw new RefusedRequest(404, "no shipment has this number");
	}
	const journeys = new Map<string, Journey>();
	for (const number of known) {
		const journey = journeyOf(world, number);
		journeys.set(journey.key, journey);
	}
	const events = [...journeys.values()].flatMap((journey) =>
		eventsOf(journey, query, asOf),
	);
	const page = cutPage(
		query.inOrder(events),
		query.limit,
		{ question, asOf, offset },
		(cursor) => {
			if (pageReference === "cursor") return cursor;
			const target = new URL(address);
			target.searchParams.set("cursor", cursor);
			return pageReference === "url"
				? target.href
				: target.pathname + target.search;
		},
	);
	return {
		status: 200,
		headers: { "API-Version": API_VERSION, ...page.headers },
		body: page.items,
	};
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

/** The numbers that name the shipments: bills if there are any, else bookings, else containers. The others only narrow. */
function leadingNumbers({ numbers }: EventQuery): readonly AskedNumber[] {
	return (
		numbers.get("bill") ??
		numbers.get("booking") ??
		numbers.get("container") ??
		[]
	);
}

function eventsOf(
	journey: Journey,
	query: EventQuery,
	asOf: number,
): readonly CarrierEvent[] {
	const boxes = journey.cargo.boxes.map((box) => box.number);
	const wants = (kind: "bill" | "booking" | "container", own: string[]) => {
		const asked = query.numbers.get(kind);
		return asked === undefined || asked.some((one) => own.includes(one.number));
	};
	const isWanted =
		wants("bill", [journey.cargo.bill]) &&
		wants("booking", [journey.cargo.booking]) &&
		wants("container", boxes);
	if (!isWanted) return [];
	return saidBy(messagesOf(journey), asOf).filter((event) => {
		const box =
			event.eventType === "EQUIPMENT" ? event.equipmentReference : undefined;
		const isOfBox = box === undefined || wants("container", [box]);
		return isOfBox && query.passes(event);
	});
}

/** The journey a number belongs to: remembered, or grown and remembered now. */
function journeyOf(world: World, number: AskedNumber): Journey {
	const key = numberKey(number);
	const remembered =
		world.memory.recall(key) ?? rememberNow(world, number, key);
	const root = readNumberKey(remembered.number) ?? number;
	return growJourney(world.seed, root, Date.parse(remembered.firstAskedAt));
}

function rememberNow(world: World, number: AskedNumber, key: string) {
	const now = world.now();
	const { cargo } = growJourney(world.seed, number, now.getTime());
	const own: AskedNumber[] = [
		{ line: number.line, kind: "bill", number: cargo.bill },
		{ line: number.line, kind: "booking", number: cargo.booking },
		...cargo.boxes.map((box) => ({
			line: number.line,
			kind: "container" as const,
			number: box.number,
		})),
	];
	const aliases = own.map(numberKey).filter((alias) => alias !== key);
	return world.memory.remember({
		number: key,
		firstAskedAt: now.toISOString(),
		aliases,
	});
}
