import { RefusedRequest } from "../basics/answer.ts";
import {
	type AskedNumber,
	isReservedUnknown,
	lineByScac,
	type NumberKind,
	readNumber,
} from "../basics/numbers.ts";
import type { Journey } from "../journeys/journey.ts";
import { previewJourney, recallJourney, type World } from "../world/world.ts";
import { type ContainerTruth, containersTruth } from "./container-truth.ts";
import { factsAt } from "./facts.ts";
import { type ShipmentTruth, shipmentTruth } from "./shipment-truth.ts";

/** What really happened to a shipment by the world's present. */
interface Truth {
	/** Whether nothing more will happen and the line has told everything. */
	readonly isOver: boolean;
	/** Why there is no shipment; null when there is one. */
	readonly failedReason: "not_found" | null;
	readonly situation: string | null;
	readonly shipment: ShipmentTruth | null;
	readonly containers: readonly ContainerTruth[];
}

const KINDS: readonly NumberKind[] = ["container", "bill", "booking"];

/**
 * The truth about a number of a line, from what happens in the world and not from what is said about it. Asking begins no
 * journey: a number that nobody asked the line for is told what it would be if it were asked for now. The parameter `kind`
 * is needed where a number could be a bill or a booking; without it the kind it was asked for as counts.
 */
export function answerTruth(
	world: World,
	scac: string,
	text: string,
	parameters: URLSearchParams,
): Truth {
	const line = lineByScac(scac);
	if (line === undefined) {
		throw new RefusedRequest(404, `no line is called ${scac}`);
	}
	const kind = parameters.get("kind");
	const possible = KINDS.filter((one) => kind === null || kind === one)
		.map((one) => readNumber(line, one, text))
		.filter((number) => typeof number !== "string");
	const [first] = possible;
	if (first === undefined) {
		throw new RefusedRequest(400, `${text} is no ${kind ?? "number"}`);
	}
	const known = possible.find(
		(number) => recallJourney(world, number) !== undefined,
	);
	const number = known ?? first;
	if (isReservedUnknown(number.number)) return NOTHING;
	const journey = recallJourney(world, number) ?? previewJourney(world, number);
	return truthOf(journey, number, world.now().getTime());
}

const NOTHING: Truth = {
	isOver: true,
	failedReason: "not_found",
	situation: null,
	shipment: null,
	containers: [],
};

/** The truth about a journey at an instant (milliseconds), as far as it concerns the asked number. */
export function truthOf(
	journey: Journey,
	asked: AskedNumber,
	now: number,
): Truth {
	const facts = factsAt(journey, now);
	return {
		isOver: facts.isOver,
		failedReason: null,
		situation: journey.situation,
		shipment: shipmentTruth(facts, asked),
		containers: containersTruth(facts, asked),
	};
}
