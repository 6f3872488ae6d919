import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { placeLookup } from "../../../server/resources/places/place-lookup.ts";
import {
	type DcsaCarrierConfig,
	dcsaCarrier,
} from "../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import type { Inquiry } from "../../../server/sources/contracts/carrier.ts";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Journey } from "../../../server/tracking/journey/journey.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import {
	carrierPeer,
	json,
	testHttp,
} from "../../sources/carriers/carrier-peer.ts";
import type { ContainerSummary, ShipmentSummary } from "./summary.ts";

/** An answer of a line, and the time of the query. */
export interface Answer {
	/** ISO 8601. */
	readonly at: string;
	/** The body as the line sends it. */
	readonly body: unknown;
}

/** A line's answers about one journey, and the journey that a careful reader derives. */
export interface RealLifeJourney {
	/** The journey in a few words. */
	readonly title: string;
	readonly line: Pick<DcsaCarrierConfig, "scac" | "dialect">;
	readonly asked: Inquiry;
	/** In the order of the queries; the journey is derived after the last. */
	readonly answers: readonly Answer[];
	readonly shipment: ShipmentSummary;
	/** In the order of their numbers. */
	readonly containers: readonly ContainerSummary[];
}

/** Serves each answer over HTTP, has the adapter of the line parse it, and derives the journey from all of them. */
export async function journeyIn({
	line,
	asked,
	answers,
}: RealLifeJourney): Promise<Journey> {
	let now = new Date(0);
	let body: unknown;
	const peer = await carrierPeer((...exchange) => json(body)(...exchange));
	const carrier = dcsaCarrier(
		{ ...line, baseUrl: peer.url },
		{
			http: testHttp(),
			now: () => now,
			zoneOf: (locode) => timeZoneByLocode(locode) ?? null,
		},
	);
	const observations: Observation[] = [];
	let number = asked.requestNumber;
	for (const answer of answers) {
		now = new Date(answer.at);
		body = answer.body;
		const read = await carrier.track(asked, AbortSignal.timeout(10_000));
		observations.push(...read.observations);
		number = read.normalizedNumber;
	}
	return deriveJourney(observations, {
		now: now.toISOString(),
		lookup: placeLookup,
		...(asked.requestType === "container"
			? { container: number }
			: { documents: [number] }),
	});
}
