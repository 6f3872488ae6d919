/** A milestone of a container, as the last word of its event name. */
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

/** The milestones of which the interface also announces estimates. */
export type EstimatedMilestone =
	| "vessel_departed"
	| "vessel_arrived"
	| "arrived_at_inland_destination";

/**
 * The transport events that messages can yield. Two more of the interface never follow from messages: `vessel_berthed`, which
 * DCSA Track & Trace has no event for (Port Call has one, of a vessel and not of a container), and `delivered`, which
 * a user marks by hand.
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
