import {
	startTestLandfall,
	type TestLandfall,
} from "../installation/test-landfall.ts";
import { testClock } from "../time/test-clock.ts";
import { type NumberToTrack, trackShipment } from "./track-number.ts";

/** Five numbers of five lines: bills, a booking and a container, as users write them. */
export const FIVE_NUMBERS = [
	{ request_number: "MEDUPLAIN482917", scac: "MSCU" },
	{ request_number: "CMDUSHZ2610000", scac: "CMDU" },
	{ request_number: "26071133", scac: "HLCU", request_type: "booking" },
	{ request_number: "MAEU 260710-135", scac: "MAEU" },
	{ request_number: "EGHU2601092", scac: "EGLV", request_type: "container" },
] as const satisfies readonly NumberToTrack[];

/** An installation in which five shipments are tracked, each a minute younger than the one before. */
export interface FiveShipments {
	readonly landfall: TestLandfall;
	/** Their ids, oldest first, as in {@link FIVE_NUMBERS}. */
	readonly shipmentIds: readonly string[];
}

/** The instant at which the first of five shipments is tracked. */
const FIRST_TRACKED_AT = "2026-03-02T08:00:00Z";

/** Starts an installation and tracks {@link FIVE_NUMBERS}. */
export async function startWithFiveShipments(): Promise<FiveShipments> {
	const clock = testClock(FIRST_TRACKED_AT);
	const landfall = await startTestLandfall({ clock });
	const shipmentIds: string[] = [];
	for (const number of FIVE_NUMBERS) {
		shipmentIds.push(await trackShipment(landfall, number));
		clock.advance(60_000);
	}
	return { landfall, shipmentIds };
}
