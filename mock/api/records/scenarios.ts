/** A named situation that clients can ask for. */
export interface Scenario {
	readonly summary: string;
	/**
	 * Examples as "operationId name". Their records are the only ones of their types; an example without records, such as a
	 * map, becomes the answer of its operation.
	 */
	readonly examples?: readonly string[];
	/** Types without any record. */
	readonly without?: readonly string[];
	/** Whether the account has no records at all. */
	readonly isEmpty?: boolean;
	/** The error status of every operation that declares it. */
	readonly status?: number;
}

/** The situation of requests that name none. */
export const USUAL: Scenario = {
	summary: "two shipments: one at the terminal, one picked up inland",
	examples: ["getContainerMap completed"],
};

/** Situations by name; `Prefer: example=<name>` asks for one. Each holds for all operations together. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
	at_sea: {
		summary: "one shipment under way, its containers on the vessel",
		examples: [
			"getTrackingRequest created",
			"getShipment at_sea",
			"getContainer on_ship",
			"getVessel seen_at_sea",
			"getContainerMap at_sea",
		],
	},
	held: {
		summary: "a container at the terminal, held by customs",
		examples: [
			"getTrackingRequest created",
			"getShipment at_terminal",
			"getContainer not_available",
			"getContainerMap completed",
		],
	},
	delivered: {
		summary: "a container picked up and returned empty, tracking has stopped",
		examples: [
			"getTrackingRequest tracking_stopped",
			"getShipment tracking_stopped",
			"getContainer empty_returned",
			"getContainerMap completed",
		],
	},
	failed: {
		summary: "a tracking request whose number the line does not know",
		examples: ["getTrackingRequest failed"],
		without: ["shipment", "container"],
	},
	empty: { summary: "an account that has nothing yet", isEmpty: true },
	rate_limited: {
		summary: "the limit of the account is used up: 429 with Retry-After",
		status: 429,
	},
	not_entitled: {
		summary: "an account without paid features: 403 where one is needed",
		status: 403,
	},
};
