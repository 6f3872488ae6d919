import type { LandfallClient } from "../../client/index.ts";
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
		const { attributes, shipment, transport_events: events } = container;
		const names: readonly unknown[] = [
			attributes.number,
			shipment?.attributes.bill_of_lading_number,
		];
		if (number !== undefined && !names.includes(number)) continue;
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
