import type { SeaStop } from "../tracking/journey/journey.ts";
import { type MapPort, mapPort } from "./map-port.ts";

/** A port of a container's voyage, with its number and label. */
export interface Stop extends SeaStop {
	/** 1 at the port of lading. */
	readonly sequence: number;
	/** `POL`, `POD`, or `TS1`, `TS2` and so on. */
	readonly label: string;
	/** Undefined when the tables do not have the port, which is then counted and not drawn. */
	readonly port: MapPort | undefined;
}

function labelOf({ isPortOfDischarge }: SeaStop, index: number): string {
	if (index === 0) return "POL";
	return isPortOfDischarge ? "POD" : `TS${index}`;
}

/** Numbers and labels the ports of a voyage. */
export function stopsOf(seaStops: readonly SeaStop[]): Stop[] {
	return seaStops.map((stop, index) => ({
		...stop,
		sequence: index + 1,
		label: labelOf(stop, index),
		port: mapPort(stop.locode),
	}));
}
