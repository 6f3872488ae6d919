import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { FIVE_NUMBERS } from "../support/records/five-shipments.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { followList } from "../support/replies/list-replies.ts";
import { testClock } from "../support/time/test-clock.ts";

// Its clock stands still, so all records are created and changed at the same instant.
const landfall = await openForFile(startTestLandfall, {
	clock: testClock("2026-03-02T08:00:00Z"),
});
const { client } = landfall;
await client.createCustomFieldDefinition({
	data: {
		type: "custom_field_definition",
		attributes: {
			...{ entity_type: "Shipment", api_slug: "order" },
			...{ display_name: "Order", data_type: "short_text" },
		},
	},
});
for (const number of FIVE_NUMBERS) {
	const shipment = await trackShipment(landfall, number);
	await registerWebhook(landfall, { events: ["container.created"] });
	await client.createParty({
		data: {
			type: "party",
			attributes: { company_name: number.request_number },
		},
	});
	await client.createShipmentCustomField(shipment, {
		data: {
			type: "custom_field",
			attributes: { api_slug: "order", value: number.request_number },
		},
	});
}

const LINES = `filter[scac]=${FIVE_NUMBERS.map(({ scac }) => scac).join()}`;
const TRACKED = `${LINES}&filter[tracking_stopped]=false`;
const SINCE = "filter[created_at][start]=2026-03-01T00:00:00Z";

it.each([
	["/shipments", ""],
	["/shipments", LINES],
	["/shipments", `${TRACKED}&${SINCE}`],
	["/shipments", "sort=created_at"],
	["/shipments", "sort=-updated_at"],
	["/shipments", `${LINES}&sort=created_at`],
	["/shipments", `${TRACKED}&sort=updated_at,-created_at`],
	["/containers", LINES],
	["/containers", `${LINES}&sort=updated_at`],
	["/tracking_requests", ""],
	["/tracking_requests", "filter[status]=created"],
	["/tracking_requests", "sort=updated_at"],
	["/tracking_requests", "sort=-updated_at,created_at"],
	["/parties", ""],
	["/webhooks", ""],
	["/custom_fields", ""],
])(
	"records of the same instant are in the order of their ids, each on one page: %s?%s",
	async (path, selection) => {
		const ids = await followList(landfall, path, selection);
		const inOrder = [...new Set(ids)].sort();
		const isAscending = /sort=[^-]/.test(selection);
		expect(ids).toEqual(isAscending ? inOrder : inOrder.toReversed());
		expect(ids.length).toBeGreaterThanOrEqual(5);
	},
);
