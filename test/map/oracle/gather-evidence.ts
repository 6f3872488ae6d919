import type { LandfallClient } from "../../../client/index.ts";
import type {
	ContainerMap,
	Port,
	Shipment,
	Vessel,
} from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { type Evidence, featuresOf } from "./evidence.ts";
import type { SightingLog } from "./sightings.ts";
import { factOf } from "./way.ts";

/** Reads from the API the map of a container and all records that it is checked against. */
export async function gatherEvidence(
	{ client }: Tenant,
	log: SightingLog,
	containerId: string,
	{ now, askedEvery }: Pick<Evidence, "now" | "askedEvery">,
): Promise<Evidence> {
	const map = await client.getContainerMap(containerId);
	const { data: container, included = [] } = await client.getContainer(
		containerId,
		{ include: "shipment" },
	);
	const shipment = included.find(
		(record): record is Shipment => record.type === "shipment",
	);
	if (!shipment) throw new Error(`${containerId} has no shipment`);
	const told = await Array.fromAsync(
		client
			.listContainerTransportEvents(containerId, { include: "location,vessel" })
			.pages(),
	);
	const records = told.flatMap((page) => page.included ?? []);
	const events = told
		.flatMap((page) => page.data)
		.filter(({ attributes }) => attributes.invalidated_at === null);
	const vessels = records.filter((one): one is Vessel => one.type === "vessel");
	const hasChanges = featuresOf(map, "port").length > 2;
	const known = {
		...{ map, now, askedEvery, container, shipment, events },
		rawEvents: hasChanges
			? await Array.fromAsync(client.listContainerRawEvents(containerId))
			: [],
		ports: await portsOf(client, map),
		vessels: new Map(vessels.map((vessel) => [vessel.id, vessel])),
	};
	return { ...known, sightings: await sightingsOf(known, log) };
}

const knownPorts = new Map<string, Port>();

/** The records of a map's ports. They come from the program's tables and never change, so each is read once. */
async function portsOf(
	client: LandfallClient,
	map: ContainerMap,
): Promise<ReadonlyMap<string, Port>> {
	for (const { properties } of featuresOf(map, "port")) {
		const { location_id: id } = properties;
		if (!knownPorts.has(id))
			knownPorts.set(id, (await client.getPort(id)).data);
	}
	return knownPorts;
}

const LEAVING = ["vessel_departed", "transshipment_departed"];

/** The world's positions of every vessel that left a port with the container. */
async function sightingsOf(
	{ events, vessels }: Pick<Evidence, "events" | "vessels">,
	log: SightingLog,
): Promise<Evidence["sightings"]> {
	const sightings: [string, Awaited<ReturnType<SightingLog["of"]>>][] = [];
	for (const event of events) {
		if (!LEAVING.includes(factOf(event) ?? "")) continue;
		const id = event.relationships.vessel.data?.id ?? "";
		const imo = vessels.get(id)?.attributes.imo;
		const leftAt = Date.parse(event.attributes.timestamp ?? "");
		if (imo) sightings.push([imo, await log.of(imo, leftAt)]);
	}
	return new Map(sightings);
}
