import { expect, test } from "vitest";
import type {
	AttributeOrigin,
	RouteDocument,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { packOrigins } from "../../../server/resources/provenance/packed-origins.ts";
import type { SeaStop } from "../../../server/tracking/journey/journey.ts";
import { operationExamples } from "../../contract/contract-examples.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES, withoutChange } from "../../support/records/examples.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const { container, shipment } = EXAMPLES;
const path = `/containers/${container.id}/route`;
const vessel = { imo: "9839272", name: "MSC ISABELLA" };
const voyageNumber = "FA631E";

/** The journey of the example container, by its messages. */
const STOPS: readonly SeaStop[] = [
	{
		...{ locode: "CNSHA", name: "Shanghai", isPortOfDischarge: false },
		...{ seenAt: "2026-08-03T08:50:00Z", reportedAt: "2026-08-06T14:33:00Z" },
		inbound: null,
		outbound: {
			...{ vessel, voyageNumber },
			...{ etdAt: "2026-08-06T10:00:00Z", atdAt: "2026-08-06T14:10:00Z" },
		},
	},
	{
		...{ locode: "USLAX", name: "Los Angeles", isPortOfDischarge: true },
		...{ seenAt: "2026-08-22T13:05:00Z", reportedAt: "2026-08-22T13:28:00Z" },
		inbound: {
			...{ vessel, voyageNumber },
			...{ etaAt: "2026-08-22T12:00:00Z", ataAt: "2026-08-22T13:05:00Z" },
		},
		outbound: null,
	},
];

const CHICAGO = { type: "metro_area", id: referenceId("metro_area", "USCHI") };

/** A destination of the shipment. */
const destinationAt = (locode: string, name: string, data: object | null) => ({
	attributes: { destination_locode: locode, destination_name: name },
	relationships: { destination: { data } },
});
const TO_CHICAGO = destinationAt("USCHI", "Chicago", CHICAGO);
const TO_NOWHERE = destinationAt("USXZ9", "Rossville", null);
const NO_DESTINATION = {
	attributes: { destination_locode: null, destination_name: null },
	relationships: { destination: { data: null } },
};

/** What a railway reports at the port of discharge. */
const BY_RAIL = {
	pod_rail_carrier_scac: "BNSF",
	pod_rail_departed_at: "2026-08-25T01:00:00Z",
	ind_eta_at: "2026-08-29T01:00:00Z",
};

const landfall = await openForFile(startWithExamples);

function setStops(stops: readonly SeaStop[]) {
	return landfall.db
		.updateTable("containers")
		.set({ sea_stops: toJsonText(stops) })
		.where("account_id", "=", landfall.account.id)
		.where("id", "=", container.id)
		.execute();
}

async function setAttributes(
	attributes: object,
	destination: typeof NO_DESTINATION | typeof TO_CHICAGO,
) {
	const of = <Row extends { attributes: object; relationships: object }>(
		record: Row,
		more: object,
		links: object,
	) =>
		toJsonText({
			...record,
			attributes: { ...record.attributes, ...more },
			relationships: { ...record.relationships, ...links },
		});
	await landfall.db
		.updateTable("containers")
		.set({ document: of(container, attributes, {}) })
		.where("account_id", "=", landfall.account.id)
		.where("id", "=", container.id)
		.execute();
	await landfall.db
		.updateTable("shipments")
		.set({
			document: of(shipment, destination.attributes, destination.relationships),
		})
		.where("account_id", "=", landfall.account.id)
		.where("id", "=", shipment.id)
		.execute();
}

async function readRoute(): Promise<RouteDocument> {
	const reply = await landfall.fetch(path);
	expect(reply.status).toBe(200);
	return (await reply.json()) as RouteDocument;
}

/** The attributes of the locations of the route, in order. */
async function readLocations() {
	const { data, included = [] } = await readRoute();
	return data.relationships.route_locations.data
		.map(({ id }) => included.find((record) => record.id === id))
		.flatMap((one) => (one?.type === "route_location" ? [one.attributes] : []));
}

describeCommonReplies(landfall, {
	method: "GET",
	path: "/containers/{id}/route",
});
describeConditionalReads(landfall, path);

test("a route has the ports in order with vessels, voyages and times, as the contract shows it", async () => {
	await setStops(STOPS);
	const { data, included = [] } = await readRoute();
	const [example] = operationExamples.filter(
		({ operationId, name }) =>
			operationId === "getContainerRoute" && name === "route",
	);
	const shown = JSON.parse(
		JSON.stringify(example?.value).replaceAll(MISSING_ID, shipment.id),
	) as RouteDocument;
	// The example does not tell when its shipment changed.
	const byId = (records: RouteDocument["included"] = []) =>
		records
			.map((one) => (one.type === "shipment" ? withoutChange(one) : one))
			.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	expect(data).toEqual(shown.data);
	expect(byId(included)).toEqual(byId(shown.included));
});

test("a route has no vessel where the container goes from one port to the next by land", async () => {
	const [first, last] = STOPS as [SeaStop, SeaStop];
	const oakland = { locode: "USOAK", name: "Oakland" };
	await setStops([
		first,
		{ ...last, ...oakland, isPortOfDischarge: false },
		{ ...first, locode: "USNYC", name: "New York" },
		{ ...last, locode: "NLRTM", name: "Rotterdam" },
	]);
	const locations = await readLocations();
	expect(
		locations.map((of) => [
			of.location_locode,
			of.inbound_mode,
			of.outbound_mode,
		]),
	).toEqual([
		["CNSHA", null, "vessel"],
		["USOAK", "vessel", null],
		["USNYC", null, "vessel"],
		["NLRTM", "vessel", null],
	]);
});

test.each<[known: string, unknown: object[], times: (string | null)[]]>([
	["departure", [{}, { inbound: null }], ["2026-08-06T14:10:00Z", null]],
	["arrival", [{ outbound: null }, {}], [null, "2026-08-22T13:05:00Z"]],
])(
	"a leg of which only the %s is known is by vessel at both ports",
	async (_, unknown, times) => {
		await setStops(
			STOPS.map((stop, index) => ({ ...stop, ...unknown[index] })),
		);
		const [from, to] = await readLocations();
		expect([from?.outbound_mode, to?.inbound_mode]).toEqual([
			"vessel",
			"vessel",
		]);
		expect([from?.outbound_atd_at, to?.inbound_ata_at]).toEqual(times);
	},
);

test.each([
	["a destination to which no rail journey is known", {}, TO_CHICAGO],
	["a rail journey without a destination", BY_RAIL, NO_DESTINATION],
])(
	"a route with %s ends at the port of discharge, and with no journey from there",
	async (_, attributes, destination) => {
		await setStops(STOPS);
		await setAttributes(attributes, destination);
		const locations = await readLocations();
		expect(
			locations.map((one) => [one.location_locode, one.outbound_mode]),
		).toEqual([
			["CNSHA", "vessel"],
			["USLAX", null],
		]);
	},
);

test("a route continues by rail to the destination, and a port without a code has its name", async () => {
	const [first, last] = STOPS as [SeaStop, SeaStop];
	await setStops([{ ...first, locode: null, name: "Nowhere" }, last]);
	await setAttributes(BY_RAIL, TO_CHICAGO);
	const { data, included = [] } = await readRoute();
	const locations = data.relationships.route_locations.data.map(({ id }) =>
		included.find((record) => record.id === id),
	);
	expect(locations).toMatchObject([
		{
			attributes: { location_name: "Nowhere", inbound_mode: null },
			relationships: { location: { data: null } },
		},
		{
			attributes: {
				inbound_mode: "vessel",
				outbound_mode: "rail",
				outbound_scac: "BNSF",
				outbound_atd_at: "2026-08-25T01:00:00Z",
			},
			relationships: {
				facility: { data: { type: "terminal" } },
				outbound_vessel: { data: null },
			},
		},
		{
			attributes: {
				inbound_mode: "rail",
				inbound_scac: "BNSF",
				inbound_eta_at: "2026-08-29T01:00:00Z",
				outbound_mode: null,
			},
			relationships: { location: { data: CHICAGO }, port: { data: CHICAGO } },
		},
	]);
});

test("a route continues by rail to a destination whose code is not known, and has its name and code", async () => {
	await setStops(STOPS);
	await setAttributes(BY_RAIL, TO_NOWHERE);
	expect(await readLocations()).toMatchObject([
		{ location_locode: "CNSHA", outbound_mode: "vessel" },
		{ location_locode: "USLAX", outbound_mode: "rail" },
		{
			...{ location_locode: "USXZ9", location_name: "Rossville" },
			...{ inbound_mode: "rail", inbound_eta_at: BY_RAIL.ind_eta_at },
		},
	]);
});

test("the end of a rail journey was updated when a source last reported about it", async () => {
	const observedAt = "2026-08-29T02:10:00Z";
	const { attributes } = EXAMPLES.containerProvenance;
	const origin = attributes.pod_arrived_at as AttributeOrigin;
	const provenance = {
		...EXAMPLES.containerProvenance,
		attributes: {
			ind_eta_at: { ...origin, observed_at: "2026-08-26T02:10:00Z" },
			ind_ata_at: { ...origin, observed_at: null, received_at: observedAt },
		},
	};
	await setStops(STOPS);
	await setAttributes(BY_RAIL, TO_CHICAGO);
	await landfall.db
		.updateTable("containers")
		.set({
			origins: packOrigins(provenance, EXAMPLES.containerEtaHistory),
		})
		.where("account_id", "=", landfall.account.id)
		.where("id", "=", container.id)
		.execute();
	const locations = await readLocations();
	expect(locations.map((one) => one.updated_at)).toEqual([
		STOPS[0]?.reportedAt,
		STOPS[1]?.reportedAt,
		observedAt,
	]);
	const route = await readRoute();
	expect(route.data.attributes.updated_at).toBe(observedAt);
});

test("a route needs the entitlement, and belongs to its account", async () => {
	const tenant = await landfall.addTenant("without routing", ["rail"]);
	expect(await problemsOf(await tenant.fetch(path), 404)).toEqual([
		{ code: "not_found" },
	]);
	await recordExamples(landfall.db, tenant.account.id);
	expect(await problemsOf(await tenant.fetch(path), 403)).toEqual([
		{ code: "entitlement_required" },
	]);
});
