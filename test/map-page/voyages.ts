import { pointAt } from "../../server/sea/along-route.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import type { VesselPosition } from "../../server/sources/contracts/position-source.ts";
import { recordTrack, recordWay } from "../map/recorded-way.ts";
import { day } from "../map/way.ts";
import type { TestLandfall } from "../support/installation/test-landfall.ts";
import { EXAMPLES } from "../support/records/examples.ts";

/** Hourly positions of a vessel that sails from one port to another between two days, up to today. */
function voyage(
	from: string,
	to: string,
	[start, end]: readonly [number, number],
	today: number,
): VesselPosition[] {
	const route = makeSeaRoutes(["arctic"]).betweenPorts(from, to);
	if (!route) throw new Error(`there is no way from ${from} to ${to}`);
	const hours = Math.round((Math.min(end, today) - start) * 24);
	return Array.from({ length: hours + 1 }, (_, hour) => {
		const share = hour / 24 / (end - start);
		const { position, headingDegrees } = pointAt(
			route,
			share * route.nauticalMiles,
		);
		return {
			at: day(start + hour / 24),
			longitude: position[0],
			latitude: position[1],
			headingDegrees,
			speedKnots: 17.4,
		};
	});
}

/** Three containers at sea on day 14 of January 2026, and one without any known position. */
export interface Voyages {
	/** From Los Angeles to Shanghai, with the vessel near the 180th meridian. */
	readonly pacific: string;
	/** From Rotterdam to New York. */
	readonly atlantic: string;
	/** From Shanghai to Los Angeles by way of Busan, where it waits. */
	readonly transshipment: string;
	readonly unknown: string;
}

export const TODAY = 14;

/** Records the voyages for the first account of an installation; they belong to the shipment of the examples. */
export async function recordVoyages(landfall: TestLandfall): Promise<Voyages> {
	const { db } = landfall;
	const record = async (text: string) => {
		const { id } = await recordWay(db, text, {
			accountId: landfall.account.id,
			shipmentId: EXAMPLES.shipment.id,
		});
		return id;
	};
	await recordTrack(db, "ALPHA", voyage("USLAX", "CNSHA", [4, 22], TODAY));
	await recordTrack(db, "BRAVO", voyage("NLRTM", "USNYC", [9, 18], TODAY));
	return {
		pacific: await record("USLAX etd:3.8 atd:4\nCNSHA eta:22"),
		atlantic: await record("NLRTM etd:8 atd:9 ship:BRAVO\nUSNYC eta:18"),
		transshipment: await record(
			"CNSHA etd:8 atd:8 ship:CHARLIE\nKRPUS eta:10 ata:10 etd:16 ship:BRAVO\nUSLAX eta:30",
		),
		unknown: await record(""),
	};
}
