import { RefusedRequest } from "../basics/answer.ts";
import {
	isReservedUnknown,
	lineByScac,
	type NumberKind,
	type RequestedNumber,
	readNumber,
} from "../basics/numbers.ts";
import type { Journey } from "../journeys/journey.ts";
import { previewJourney, recallJourney, type World } from "../world/world.ts";
import { type ContainerTruth, containersTruth } from "./container-truth.ts";
import { factsAt } from "./facts.ts";
import { type ShipmentTruth, shipmentTruth } from "./shipment-truth.ts";

/** What actually happened to a shipment by the world's present. */
interface Truth {
	/** Whether the journey has ended and the line has published its last report. */
	readonly isOver: boolean;
	/** Why there is no shipment; null when there is one. */
	readonly failedReason: "not_found" | null;
	readonly situation: string | null;
	readonly shipment: ShipmentTruth | null;
	readonly containers: readonly ContainerTruth[];
}

const KINDS: readonly NumberKind[] = ["container", "bill", "booking"];

/**
 * The truth about a number of a line, from the events of its journey and not from the reports. It does not start a
 * journey: for a number without a request to the line, it shows the journey that a request would start now. The
 * parameter `kind` tells a bill from a booking; by default the kind of the earlier request counts.
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

/** The truth about a journey at an instant (milliseconds) for the requested number. */
export function truthOf(
	journey: Journey,
	requested: RequestedNumber,
	now: number,
): Truth {
	const facts = factsAt(journey, now);
	return {
		isOver: facts.isOver,
		failedReason: null,
		situation: journey.situation,
		shipment: shipmentTruth(facts, requested),
		containers: containersTruth(facts, requested),
	};
}
