import { InvalidRequestError, type LandfallClient } from "@landfall/client";

/** A line of the arrivals board. */
export interface Arrival {
	readonly container: string | null;
	readonly terminal: string | null;
	/** Last day without demurrage. */
	readonly lastFreeDay: string | null;
	readonly isHeld: boolean;
}

/** The containers that have arrived at the port of discharge, the earliest last free day first. */
export async function arrivals(landfall: LandfallClient): Promise<Arrival[]> {
	const found: Arrival[] = [];
	for await (const { attributes, pod_terminal } of landfall.containers.list({
		include: ["pod_terminal"],
		"page[size]": 100,
	})) {
		if (attributes.pod_arrived_at === null) continue;
		found.push({
			container: attributes.number,
			terminal: pod_terminal?.attributes.name ?? null,
			lastFreeDay: attributes.pickup_lfd,
			isHeld: attributes.holds_at_pod_terminal.some(
				({ status }) => status === "hold",
			),
		});
	}
	return found.sort((a, b) =>
		(a.lastFreeDay ?? "9").localeCompare(b.lastFreeDay ?? "9"),
	);
}

/** Puts a bill of lading on the board; returns whether it is new there. */
export async function putOnBoard(
	landfall: LandfallClient,
	number: string,
	scac: string,
): Promise<"added" | "there already"> {
	try {
		await landfall.trackingRequests.create({
			request_type: "bill_of_lading",
			request_number: number,
			scac,
		});
		return "added";
	} catch (error) {
		if (error instanceof InvalidRequestError && error.code === "duplicate")
			return "there already";
		throw error;
	}
}
