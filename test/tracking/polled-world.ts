/** Polls lines and terminals of the simulated world for one number without HTTP, and records their answers without a database. */
import type { ContainerAnswerList } from "../../generated/upstream/terminal-status.ts";
import { RefusedRequest } from "../../mock/carriers/basics/answer.ts";
import {
	lineByScac,
	type NumberKind,
	readNumber,
} from "../../mock/carriers/basics/numbers.ts";
import { randomFor } from "../../mock/carriers/basics/seeded-random.ts";
import { answerEvents } from "../../mock/carriers/events/events.ts";
import { distortEvents } from "../../mock/carriers/faults/distort-events.ts";
import type { FaultsMet } from "../../mock/carriers/faults/faults.ts";
import { conventionsOf } from "../../mock/carriers/lines/line-conventions.ts";
import { journeyReports } from "../../mock/carriers/messages/messages.ts";
import { answerTerminals } from "../../mock/carriers/terminals/answer-terminals.ts";
import {
	FACILITIES,
	facilityIdOf,
	GROUP_OF,
} from "../../mock/carriers/terminals/facilities.ts";
import { type Visit, visitsOf } from "../../mock/carriers/terminals/visits.ts";
import { truthOf } from "../../mock/carriers/truth/answer-truth.ts";
import { processMemory } from "../../mock/carriers/world/first-requests.ts";
import {
	journeyOf,
	newWorld,
	type World,
} from "../../mock/carriers/world/world.ts";
import {
	newObservationsOf,
	recordedObservation,
} from "../../server/recording/derivation/observation-records.ts";
import {
	placeByCode,
	timeZoneByLocode,
} from "../../server/reference/places/lookup.ts";
import {
	knownTexts,
	type StoredObservation,
} from "../../server/resources/observations/observation.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import { readEvent } from "../../server/sources/carriers/dcsa/read-dcsa-event.ts";
import { findFacility } from "../../server/sources/contracts/known-facility.ts";
import { readAnswer } from "../../server/sources/terminals/terminal-status/status-answer.ts";
import type { PlaceLookup } from "../../server/tracking/derive/lookups.ts";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type { Journey } from "../../server/tracking/journey/journey.ts";
import type { Observation } from "../../server/tracking/observations/observation.ts";

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

const FILTERS = {
	bill: "transportDocumentReference",
	booking: "carrierBookingReference",
	container: "equipmentReference",
} as const;

/** A number of a line. Its journey begins with the first request for it. */
export interface PolledNumber {
	readonly scac: string;
	readonly kind: NumberKind;
	readonly number: string;
	/** Milliseconds. */
	readonly firstAskedAt: number;
}

/** The polls for one number. */
export interface Polls {
	/** When everything has been reported (milliseconds). */
	readonly endsAt: number;
	readonly truth: ReturnType<typeof truthOf>;
	/**
	 * Queries line and terminals at an instant (milliseconds) and records their answers. The line's answer may have faults. Returns
	 * whether the line reported something new.
	 */
	poll(at: number, faults?: FaultsMet): Promise<boolean>;
	/** The journey derived from all recorded messages. */
	derived(): Journey;
}

/** A line's current events for a number, in its own format; none while the line does not know the number. */
function eventsOf(
	world: World,
	{ scac, kind, number }: PolledNumber,
	faults: FaultsMet,
): readonly unknown[] {
	const line = lineByScac(scac);
	if (line === undefined) throw new Error(`no line is called ${scac}`);
	const { dialect } = conventionsOf(scac);
	const isDocument = dialect === "3.0-beta1" && kind !== "container";
	const parameters = new URLSearchParams({
		limit: "9999",
		...(isDocument
			? { documentTypeCodes: "TRD", documentReference: number }
			: { [FILTERS[kind]]: number }),
	});
	const distort = <Event extends object>(all: readonly Event[], walk: string) =>
		distortEvents(all, faults, randomFor(walk));
	try {
		const address = new URL("http://line/");
		const { body } = answerEvents(world, line, address, parameters, distort);
		const { events } = body as { readonly events?: readonly unknown[] };
		return events ?? (body as readonly unknown[]);
	} catch (error) {
		if (error instanceof RefusedRequest && error.status === 404) return [];
		throw error;
	}
}

/** The terminal's current report about the container of a visit. */
function terminalSays(world: World, visit: Visit): readonly Observation[] {
	const { box, kind, locode, facility } = visit;
	const group = GROUP_OF[kind];
	const facilityId = facilityIdOf(locode, facility.code);
	const offered = FACILITIES[group].get(facilityId);
	const known = offered && findFacility({ ...offered, unLocode: locode });
	if (offered === undefined || typeof known !== "object")
		throw new Error(`${facilityId}: ${known}`);
	const { body } = answerTerminals(world, {
		path: `/terminals/${group}/facilities/${facilityId}/containers`,
		query: new URLSearchParams({ containers: `${box.number}:${box.bill}` }),
		headers: { "x-api-key": "k" },
	});
	const [said] = (body as ContainerAnswerList).answers;
	const answer = readAnswer({ ...said }, box.number, {
		source: { kind: group === "ocean" ? "terminal" : "rail", code: group },
		...{ facilityId, place: known.place, timezone: known.timezone },
		capabilities: offered.capabilities,
		now: world.now(),
	});
	return answer.outcome === "found" ? answer.observations : [];
}

/** The recorded messages of one shipment. */
function messageStore() {
	const rows = new Map<number, StoredObservation>();
	const all = () => [...rows.values()];
	return {
		observations: () =>
			all().map((row) => recordedObservation(row).observation),
		/** Digests of texts that are not parsed again. */
		texts: () => knownTexts(all()),
		/** Returns the number of new messages. */
		async add(
			observations: readonly Observation[],
			textDigests: ReadonlyMap<Observation, string> = new Map(),
		): Promise<number> {
			const fresh = await newObservationsOf(observations, all(), textDigests);
			for (const { row } of fresh) rows.set(row.number, row);
			return fresh.length;
		},
	};
}

type MessageStore = ReturnType<typeof messageStore>;

/** Polls the line and records its answer. Returns whether it has news. */
async function askLine(
	world: World,
	number: PolledNumber,
	faults: FaultsMet,
	store: MessageStore,
): Promise<boolean> {
	const context = {
		source: { kind: "shipping_line", code: number.scac },
		receivedAt: toInstant(world.now()),
		container: null,
		zoneOf: (locode: string) => timeZoneByLocode(locode) ?? null,
		knownTexts: store.texts(),
	} as const;
	const understood: Observation[] = [];
	const digests = new Map<Observation, string>();
	for (const event of eventsOf(world, number, faults)) {
		const reading = readEvent(event, context);
		if (reading.observation === undefined) continue;
		understood.push(reading.observation);
		if (reading.textDigest !== undefined)
			digests.set(reading.observation, reading.textDigest);
	}
	return (await store.add(understood, digests)) > 0;
}

/** Begins the journey of a number with its booking. */
export function pollsOf(number: PolledNumber): Polls {
	const { scac, kind, firstAskedAt } = number;
	let nowMs = firstAskedAt;
	const world = newWorld({
		...{ seed: "landfall", memory: processMemory(), stage: "booked" },
		now: () => new Date(nowMs),
		clock: undefined,
	});
	const line = lineByScac(scac);
	const asked = line && readNumber(line, kind, number.number);
	if (typeof asked !== "object") throw new Error(`${scac} ${number.number}`);
	const journey = journeyOf(world, asked);
	const endsAt =
		journeyReports(journey).at(-1)?.report.publishedAt ?? firstAskedAt;
	const documents = kind === "container" ? [] : [asked.number];
	const container = kind === "container" ? asked.number : null;
	const store = messageStore();
	const boxes = new Set<string>();

	function derived(): Journey {
		const now = toInstant(world.now());
		const context = { now, lookup, documents, container, known: [...boxes] };
		return deriveJourney(store.observations(), context);
	}
	return {
		endsAt,
		truth: truthOf(journey, asked, endsAt),
		derived,
		async poll(at, faults = new Set()) {
			nowMs = at;
			const isNews = await askLine(world, number, faults, store);
			for (const container of derived().containers) boxes.add(container.number);
			const visits = visitsOf(journey).filter(({ box }) =>
				boxes.has(box.number),
			);
			await store.add(visits.flatMap((visit) => terminalSays(world, visit)));
			return isNews;
		},
	};
}
