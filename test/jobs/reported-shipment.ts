import type { RawEventListDocument } from "../../generated/openapi.ts";
import { BOX } from "../support/peers/carrier-messages.ts";
import { storedObservations } from "../support/records/stored-observations.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	HOUR,
	type RequestType,
	shipmentOf,
	submitAnswered,
	type TrackedWorld,
	transportEventsOf,
} from "./tracked.ts";

/** Adds a tenant with a webhook for every event, and with a shipment that the line has reported once. */
export async function addReportedShipment(
	world: TrackedWorld,
	number: string,
	events: readonly object[],
	requestType?: RequestType,
) {
	const tenant = await addNotifiedTenant(world, number);
	const requestId = await submitAnswered(
		world,
		tenant,
		number,
		events,
		requestType,
	);
	let known = (await accountEventsOf(world, tenant)).length;
	const containers = async () =>
		(await shipmentOf(tenant, requestId)).containers;
	const container = async () => {
		const found = (await containers()).get(BOX);
		if (!found) throw new Error("no container");
		return found;
	};
	return {
		tenant,
		requestId,
		containers,
		container,
		shipment: async () => (await shipmentOf(tenant, requestId)).shipment,
		/** Makes the carrier report these events, and returns the names of the notified events. */
		async report(reported: readonly object[], afterMs = 7 * HOUR) {
			world.carrier.report(number, reported);
			await world.pass(afterMs);
			const news = (await accountEventsOf(world, tenant)).slice(known);
			known += news.length;
			return news;
		},
		notified: () => accountEventsOf(world, tenant),
		events: () => transportEventsOf(world, tenant),
		async rawEvents() {
			const { id } = await container();
			const list = await tenant.fetch(`/containers/${id}/raw_events`);
			return ((await list.json()) as RawEventListDocument).data;
		},
		observations: () => storedObservations(world.system.db, tenant.account.id),
	};
}
