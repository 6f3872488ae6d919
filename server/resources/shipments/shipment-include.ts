/** The relationships of a shipment whose records can be embedded. */
export const SHIPMENT_INCLUDES = [
	"containers",
	"port_of_lading",
	"port_of_discharge",
	"pod_terminal",
	"destination",
	"destination_terminal",
] as const;
