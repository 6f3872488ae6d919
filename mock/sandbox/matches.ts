import type { LandfallClient } from "../../client/index.ts";
import type { Shipment } from "../../generated/openapi.ts";
import description from "../../generated/sandbox.json" with { type: "json" };
import type { Advance } from "../../generated/sandbox.ts";
import { openValues } from "../../server/http/contract/closed-contract.ts";

const { ContainerStatus, TransportEventName } = description.components.schemas;

const AWAITABLE: ReadonlySet<unknown> = new Set([
	"held",
	...(openValues(ContainerStatus) ?? []),
	...(openValues(TransportEventName) ?? []),
]);

/** Whether a client can wait for this: `held`, the status of a container, or the name of a transport event. */
export function isAwaitable(until: string): boolean {
	return AWAITABLE.has(until);
}

/** The status or event that a client waits for, and its container or bill of lading; any by default. */
export interface Awaited {
	readonly until: NonNullable<Advance["until"]>;
	readonly number?: string | undefined;
}

/** The number and the bill of lading of a container. */
function numbersOf({
	attributes,
	shipment,
}: {
	readonly attributes: { readonly number: string };
	readonly shipment: Pick<Shipment, "attributes"> | null;
}): readonly unknown[] {
	return [attributes.number, shipment?.attributes.bill_of_lading_number];
}

/** Whether a number is that of a container, of its bill of lading, or of a tracking request. */
export async function isTracked(
	landfall: LandfallClient,
	number: string,
): Promise<boolean> {
	for await (const { attributes } of landfall.trackingRequests.list())
		if (attributes.request_number === number) return true;
	const containers = landfall.containers.list({ include: ["shipment"] });
	for await (const container of containers)
		if (numbersOf(container).includes(number)) return true;
	return false;
}

/** The ids of the containers and events that match what a client waits for. */
export async function findMatches(
	landfall: LandfallClient,
	{ until, number }: Awaited,
): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	const containers = landfall.containers.list({
		include: ["shipment", "transport_events"],
	});
	for await (const container of containers) {
		const { attributes, transport_events: events } = container;
		if (number !== undefined && !numbersOf(container).includes(number))
			continue;
		const isHeld = attributes.holds_at_pod_terminal.some(
			({ status }) => status === "hold",
		);
		if (until === "held" ? isHeld : attributes.current_status === until)
			found.add(container.id);
		for (const event of events)
			if (event.attributes.event === until) found.add(event.id);
	}
	return found;
}
