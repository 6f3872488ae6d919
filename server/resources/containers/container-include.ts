/** The relationships of a container whose records can be embedded. */
export const CONTAINER_INCLUDES = [
	"shipment",
	"pod_terminal",
	"pickup_facility",
	"transport_events",
] as const;
