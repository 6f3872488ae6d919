/** A milestone of a container, as in its event name. */
export type Milestone =
	| "empty_out"
	| "full_in"
	| "vessel_loaded"
	| "vessel_departed"
	| "transshipment_arrived"
	| "transshipment_discharged"
	| "transshipment_loaded"
	| "transshipment_departed"
	| "feeder_arrived"
	| "feeder_discharged"
	| "feeder_loaded"
	| "feeder_departed"
	| "vessel_arrived"
	| "vessel_discharged"
	| "rail_loaded"
	| "rail_departed"
	| "rail_arrived"
	| "rail_unloaded"
	| "arrived_at_inland_destination"
	| "available"
	| "full_out"
	| "empty_in";

/** The milestones that also have an event for their estimate. */
export type EstimatedMilestone =
	| "vessel_departed"
	| "vessel_arrived"
	| "arrived_at_inland_destination";

/**
 * The transport events that messages can yield. Two other events of the interface never come from messages: DCSA Track & Trace has none
 * for `vessel_berthed` (only Port Call has one, for vessels), and a user sets `delivered`.
 */
export type TransportEventName =
	| `container.transport.${Milestone}`
	| "container.transport.not_available"
	| `container.transport.estimated.${EstimatedMilestone}`;

/** The 28 names of a raw event. */
export type RawEventName =
	| Exclude<Milestone, "arrived_at_inland_destination">
	| "arrived_at_destination"
	| "positioned_in"
	| "positioned_out"
	| "delivered"
	| "vgm_received"
	| "carrier_release"
	| "customs_release";
