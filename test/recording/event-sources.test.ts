import { expect, it } from "vitest";
import type { ContainerUpdatedEvent } from "../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import type { ShipmentRecords } from "../../server/recording/records/shipment-records.ts";
import { shipmentEvents } from "../../server/recording/shipment-events.ts";
import type { ContainerComparison } from "../../server/tracking/compare/compare.ts";
import { START } from "../jobs/tracked.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";

const { container, shipment } = EXAMPLES;
const landfall = await openForFile(startTestLandfall, { isWorking: false });
await registerWebhook(landfall);

it("a new terminal is announced with its own source, and the other changes of the container with theirs", async () => {
	const { id } = container;
	const { number } = container.attributes;
	const comparison = {
		...{ number, isNew: false, changes: [], news: [], stale: [] },
		changeset: { pickup_lfd: [null, START] },
		sourceKind: "terminal",
		newPodTerminal: {
			id: container.relationships.pod_terminal.data?.id ?? "",
			sourceKind: "shipping_line",
		},
	} as unknown as ContainerComparison;
	const records = {
		...{ shipment, shipmentDocument: shipment },
		containers: [{ id, number, document: toJsonText(container) }],
		containerDocuments: new Map([[id, container]]),
	} as unknown as ShipmentRecords;
	const raised = await shipmentEvents(
		landfall.db,
		landfall.services.places,
		landfall.account.id,
		records,
		{
			...{ news: [], now: START },
			comparison: { containers: [comparison], newArrival: null },
			shipmentText: () => toJsonText(shipment),
		},
	);
	const sources = raised.map(({ event, included }) => {
		const about = included.at(-1);
		const { attributes } = fromJsonText(
			about ?? toJsonText(null),
		) as ContainerUpdatedEvent;
		return [event, attributes.data_source];
	});
	expect(sources).toEqual([
		["container.pod_terminal_changed", "shipping_line"],
		["container.updated", "terminal"],
	]);
});
