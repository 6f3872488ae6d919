/**
 * The relationships of a transport event whose records can be embedded. A previous version is an event of the same
 * container, which the list holds already.
 */
export const TRANSPORT_EVENT_INCLUDES = [
	"shipment",
	"container",
	"vessel",
	"location",
	"terminal",
	"source_event",
	"previous_version",
] as const;
