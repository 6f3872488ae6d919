import { expect, it } from "vitest";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { followList, readList } from "../support/replies/list-replies.ts";
import { testClock } from "../support/time/test-clock.ts";

const NUMBER = "MEDUPLAIN482917";
const landfall = await openForFile(startTestLandfall, {
	clock: testClock("2026-03-02T08:00:00Z"),
});

/** Gives an account a record of every kind, with the same numbers, names and values as any other account. */
async function fill(tenant: Tenant): Promise<Tenant> {
	const { client } = tenant;
	await registerWebhook(tenant);
	const customer = {
		data: { type: "party", attributes: { company_name: "Acme" } },
	} as const;
	const party = await client.createParty(customer);
	await client.createCustomFieldDefinition({
		data: {
			type: "custom_field_definition",
			attributes: {
				...{ entity_type: "Shipment", data_type: "short_text" },
				...{ api_slug: "order", display_name: "Order" },
			},
		},
	});
	const shipment = await trackShipment(tenant, {
		request_number: NUMBER,
		ref_numbers: ["PO-1"],
	});
	await client.updateShipment(shipment, {
		data: {
			...{ type: "shipment", id: shipment },
			attributes: { tags: ["spring"] },
			relationships: {
				customer: { data: { type: "party", id: party.data.id } },
			},
		},
	});
	await client.createShipmentCustomField(shipment, {
		data: {
			type: "custom_field",
			attributes: { api_slug: "order", value: "A-1" },
		},
	});
	await client.createTrackingRequestImport("Container\n=1+1\n");
	return tenant;
}

const [one, other] = [
	await fill(landfall),
	await fill(await landfall.addTenant("other")),
];

/** Records that all accounts share. */
const SHARED = /^(port|metro_area|terminal|rail_terminal|vessel)$/;

/** All that a list tells an account: its length, and the ids of its records and of those that its first page includes. */
async function readWhole(tenant: Tenant, path: string, selection: string) {
	const { included = [], meta } = await readList(
		tenant,
		`${path}?${selection}`,
	);
	const owned = included.filter(({ type }) => !SHARED.test(type));
	const listed = await followList(tenant, path, selection);
	return {
		length: meta?.total ?? listed.length,
		ids: [...listed, ...owned.map(({ id }) => id)],
	};
}

const SINCE = "filter[created_at][start]=2020-01-01T00:00:00Z";

it.each([
	["/shipments", ""],
	["/shipments", "include=containers.transport_events,containers.raw_events"],
	["/shipments", `q=${NUMBER}`],
	["/shipments", `number=${NUMBER}`],
	["/shipments", "filter[scac]=MSCU"],
	["/shipments", `filter[scac]=MSCU&filter[tracking_stopped]=false&${SINCE}`],
	["/shipments", "filter[tags]=spring"],
	["/shipments", "filter[ref_numbers]=PO-1"],
	["/shipments", "filter[custom_field]=order:A-1"],
	["/shipments", "sort=updated_at"],
	["/shipments", "sort=pod_eta_at,-created_at"],
	["/containers", ""],
	["/containers", "include=shipment,transport_events,raw_events"],
	["/containers", "filter[scac]=MSCU"],
	["/containers", "filter[customer_name]=Acme"],
	["/containers", `filter[scac]=MSCU&filter[tracking_stopped]=false&${SINCE}`],
	["/containers", "sort=-updated_at"],
	["/tracking_requests", "include=tracked_object,customer"],
	["/tracking_requests", `q=${NUMBER}`],
	["/tracking_requests", `filter[request_number]=${NUMBER}`],
	["/tracking_requests", "filter[status]=created"],
	["/tracking_requests", "filter[ref_numbers]=PO-1"],
	["/tracking_requests", "sort=updated_at"],
	["/tracking_request_imports", ""],
	["/events", "include=container,shipment,source_event"],
	["/events", "filter[event]=container.transport.estimated.vessel_departed"],
	["/events", SINCE],
	["/search", `query=${NUMBER}`],
	["/search", "query=PO-1"],
	["/search", "query=A-1"],
	["/parties", ""],
	["/custom_field_definitions", "filter[entity_type]=Shipment"],
	["/custom_fields", ""],
	["/custom_fields", "filter[entity_type]=Shipment"],
	["/webhooks", ""],
	["/webhook_notifications", "include=reference_object,webhook"],
	["/webhook_notifications", "filter[event]=tracking_request.succeeded"],
	["/webhook_notifications", SINCE],
])(
	"of two accounts with the same records each lists its own alone: %s?%s",
	async (path, selection) => {
		const [ours, theirs] = [
			await readWhole(one, path, selection),
			await readWhole(other, path, selection),
		];
		for (const { length, ids } of [ours, theirs]) {
			expect(length).toBeGreaterThan(0);
			expect(ids.length).toBeGreaterThanOrEqual(length);
		}
		expect(theirs.ids.filter((id) => ours.ids.includes(id))).toEqual([]);
	},
);
