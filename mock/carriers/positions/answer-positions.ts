import type {
	Position,
	PositionPage,
	VesselAnswer,
} from "../../../generated/upstream/vessel-positions.ts";
import {
	type Answer,
	answerOrRefusal,
	RefusedRequest,
} from "../basics/answer.ts";
import { DAY_MS, HOUR_MS } from "../basics/local-time.ts";
import { type SeededRandom, worldRandom } from "../basics/seeded-random.ts";
import { KEY_HEADER } from "../terminals/facilities.ts";
import type { World } from "../world/world.ts";
import { type FleetVessel, fleetVessel } from "./fleet.ts";
import {
	type PageStart,
	type PositionQuery,
	readPositionQuery,
	writeCursor,
} from "./position-query.ts";
import { reportsOf } from "./reports.ts";

/** How to send requests for vessel positions. */
export interface SimulatedVessels {
	/** The name of the source. */
	readonly code: string;
	/** `{url}/vessels` */
	readonly baseUrl: string;
	/** Names and values; any non-empty value is accepted. */
	readonly headers: Readonly<Record<string, string>>;
}

/** The vessel source of a world that listens at a URL. */
export function vesselsAt(url: string): SimulatedVessels {
	return {
		code: "simulated-vessels",
		baseUrl: `${url}/vessels`,
		headers: { [KEY_HEADER]: "simulated" },
	};
}

/** A GET request for vessel positions. */
export interface PositionRequest {
	/** `/vessels/…` */
	readonly path: string;
	readonly query: URLSearchParams;
	/** Names in lower case. */
	readonly headers: Readonly<
		Record<string, string | readonly string[] | undefined>
	>;
	/** Whether the answer names the requested page as the next page. */
	readonly isLooping: boolean;
}

const MOST_POSITIONS = 5_000;

/** Older positions are not available. */
const KEPT_MS = 90 * DAY_MS;

/** Share of hours in which a vessel's IMO number and MMSI are swapped. */
const SWAPPED = 0.05;

function found(
	requested: string,
	{ vessel: { imo, mmsi } }: FleetVessel,
	positions: Position[],
	{ asOf }: PageStart,
	world: SeededRandom,
): VesselAnswer {
	const hour = Math.floor(asOf / HOUR_MS);
	const isSwapped = world.chance(`numbers of ${imo} ${hour}`, SWAPPED);
	const numbers = isSwapped ? { imo: mmsi, mmsi: imo } : { imo, mmsi };
	return { outcome: "found", vessel: requested, ...numbers, positions };
}

/** One page of the vessels' reports, from its start until the page is full. */
function pageOf(
	{ vessels, sinceAt }: PositionQuery,
	start: PageStart,
	world: SeededRandom,
): PositionPage {
	const earliestAt = Math.max(sinceAt, start.asOf - KEPT_MS);
	const answers: VesselAnswer[] = [];
	let free = MOST_POSITIONS;
	for (let index = start.vessel; index < vessels.length; index++) {
		const { requested = "", number = "" } = vessels[index] ?? {};
		const vessel = fleetVessel(number);
		if (vessel === undefined) {
			answers.push({ outcome: "not_found", vessel: requested });
			continue;
		}
		const fromAt = index === start.vessel ? start.fromAt : earliestAt;
		const until = start.asOf + 1;
		const reports = reportsOf(
			vessel,
			Math.max(fromAt, earliestAt),
			until,
			world,
		);
		const positions = [...reports.take(free)];
		free -= positions.length;
		answers.push(found(requested, vessel, positions, start, world));
		const last = positions.at(-1);
		if (free === 0 && last !== undefined) {
			const next = { vessel: index, fromAt: Date.parse(last.at) + 1 };
			return { answers, nextCursor: writeCursor({ ...start, ...next }) };
		}
	}
	return { answers };
}

function answer(world: World, question: PositionRequest): Answer {
	const { path, query, headers, isLooping } = question;
	if (path !== "/vessels/positions")
		throw new RefusedRequest(
			404,
			"there is nothing at this path; request /vessels/positions",
		);
	if ((headers[KEY_HEADER.toLowerCase()] ?? "") === "")
		throw new RefusedRequest(401, `the header ${KEY_HEADER} is missing`);
	const nowMs = world.now().getTime();
	const requested = readPositionQuery(query, nowMs);
	const first = { asOf: nowMs, vessel: 0, fromAt: requested.sinceAt };
	const start = requested.start ?? first;
	const page = pageOf(requested, start, worldRandom(world.seed));
	const isLoop = isLooping && page.nextCursor !== undefined;
	const body: PositionPage = isLoop
		? { ...page, nextCursor: writeCursor(start) }
		: page;
	return { status: 200, headers: {}, body };
}

/** Answers a request for vessel positions by openapi/upstream/vessel-positions.yaml. */
export function answerPositions(
	world: World,
	question: PositionRequest,
): Answer {
	return answerOrRefusal(() => answer(world, question));
}
