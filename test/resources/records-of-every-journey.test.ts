import { expect, it } from "vitest";
import type { Shipment } from "../../generated/openapi.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { trackShipment } from "../support/records/track-number.ts";

/** Words that put a simulated journey into a situation; `mock/carriers/README.md` explains them. */
const SITUATIONS = [
	"PLAIN",
	"ROLLED",
	"SWAPSHIP",
	"VIAHUB",
	"BYRAIL",
	"RETRACT",
	"LATEBOX",
	"SPLITBILL",
	"REUSED",
];

/** Everything that the API has about one container beside its record. */
const OF_CONTAINERS = [
	"provenance?include=raw_events.location",
	"eta_history?include=raw_events",
	"raw_events",
	"transport_events?include=location,vessel,terminal,source_event,previous_version",
];

const landfall = await openForFile(startTestLandfall);

/** Reads a document; the server answers 500 when it breaks the contract. */
async function read(path: string): Promise<{ readonly data: Shipment }> {
	const reply = await landfall.fetch(path);
	expect(reply.status, path).toBe(200);
	return (await reply.json()) as { data: Shipment };
}

it.each(SITUATIONS)(
	"follows the contract whatever happens to a shipment: %s",
	async (word) => {
		for (const serial of [1, 2, 3]) {
			const id = await trackShipment(landfall, {
				request_number: `${word}MAEU${serial}`,
				scac: "MAEU",
			});
			await read(`/shipments/${id}/provenance?include=raw_events`);
			await read(`/shipments/${id}/eta_history?include=raw_events`);
			const { data } = await read(`/shipments/${id}`);
			for (const container of data.relationships.containers.data) {
				for (const what of OF_CONTAINERS) {
					await read(`/containers/${container.id}/${what}`);
				}
			}
		}
	},
);
