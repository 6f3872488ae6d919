import { expect, test } from "vitest";
import { knownVoyage } from "../../../server/resources/vessels/known-voyage.ts";
import { databaseFile } from "../../support/installation/database-file.ts";
import { loadVessel } from "./loaded-vessel.ts";
import { ISABELLA, NOW, recordVessel } from "./seen-vessel.ts";

/** [the journeys of the containers aboard, the last port, the next port] */
test.each<[readonly string[], string | undefined, string | undefined]>([
	[[], undefined, undefined],
	[
		["CNNGB atd:217\nUSOAK eta:237", "CNSHA atd:218\nUSLAX eta:234"],
		"CNSHA",
		"USLAX",
	],
	[
		["CNSHA atd:218\nUSOAK eta:237", "CNNGB atd:217\nUSLAX eta:234"],
		"CNSHA",
		"USLAX",
	],
])(
	"a vessel comes from the port that its containers left last, and goes to the one that they reach first: %j",
	async (journeys, from, to) => {
		const { db } = (await databaseFile()).database;
		const vessel = await recordVessel(db, ISABELLA, []);
		await loadVessel(db, "shipper", vessel, journeys);
		const voyage = await knownVoyage(db, "shipper", vessel, new Date(NOW));
		expect(voyage).toEqual({ from, to });
	},
);
