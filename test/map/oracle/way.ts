import type {
	TransportEvent,
	TransportEventName,
} from "../../../generated/openapi.ts";
import { type Evidence, type FeatureOf, featuresOf } from "./evidence.ts";

/** The names of a container's events, without those of estimates. */
type Fact<Name = TransportEventName> =
	Name extends `container.transport.${infer Word}` ? Word : never;

/** A port of the map, and the transport events about it. */
export interface Stop {
	readonly sequence: number;
	readonly port: FeatureOf<"port">;
	readonly locode: string;
	/** The messages that the container's vessel arrived and departed; undefined while there are none. */
	readonly arrival: TransportEvent | undefined;
	readonly departure: TransportEvent | undefined;
	/** Whether an event has happened that proves that the container has come here. */
	readonly isReached: boolean;
}

/** A leg from one port of the map to the next. */
export interface Leg {
	readonly from: Stop;
	readonly to: Stop;
	readonly state: "completed" | "under way" | "not begun";
}

/** Events that happen at a port of transshipment alone. */
export const TRANSSHIPMENT: readonly string[] = [
	"transshipment_arrived",
	"transshipment_discharged",
	"transshipment_loaded",
	"transshipment_departed",
] satisfies Fact[];

/** Events that happen at the port of discharge, and those that happen after it at any place. */
const AT_DISCHARGE: readonly string[] = [
	"vessel_arrived",
	"vessel_berthed",
	"vessel_discharged",
] satisfies Fact[];
const AFTER_DISCHARGE: readonly string[] = [
	"full_out",
	"arrived_at_inland_destination",
	"delivered",
	"empty_in",
] satisfies Fact[];

/** The last word of an event's name; undefined for an estimate and for events outside the journey. */
export function factOf({ attributes }: TransportEvent): string | undefined {
	return /^container\.transport\.(\w+)$/.exec(attributes.event)?.[1];
}

/** The events of one of these kinds, at a place when one is named. */
export function factsAt(
	{ events }: Evidence,
	names: readonly string[],
	locode?: string,
): TransportEvent[] {
	return events.filter(
		(event) =>
			names.includes(factOf(event) ?? "") &&
			(locode === undefined || event.attributes.location_locode === locode),
	);
}

/** The ports of a map in their order, with the transport events about each. */
export function stopsOf(evidence: Evidence): Stop[] {
	return featuresOf(evidence.map, "port").map((port) => {
		const { ports_sequence, label, location_id } = port.properties;
		const locode = evidence.ports.get(location_id)?.attributes.code ?? "";
		const first = (name: string) => factsAt(evidence, [name], locode)[0];
		const isTransshipment = label.startsWith("TS");
		const isReached =
			label === "POD"
				? factsAt(evidence, AT_DISCHARGE, locode).length > 0 ||
					factsAt(evidence, AFTER_DISCHARGE).length > 0
				: isTransshipment &&
					factsAt(evidence, TRANSSHIPMENT, locode).length > 0;
		return {
			sequence: ports_sequence,
			port,
			locode,
			arrival: first(
				isTransshipment ? "transshipment_arrived" : "vessel_arrived",
			),
			departure: first(
				isTransshipment ? "transshipment_departed" : "vessel_departed",
			),
			isReached,
		};
	});
}

/** The legs between neighbouring ports of the map, and the container's progress on each. */
export function legsOf(stops: readonly Stop[]): Leg[] {
	return stops.flatMap((to, index) => {
		const from = stops[index - 1];
		if (from === undefined || from.sequence + 1 !== to.sequence) return [];
		const isPast = stops.some(
			(stop) => stop.isReached && stop.sequence >= to.sequence,
		);
		const isPastByDeparture = stops.some(
			({ departure, sequence }) =>
				departure !== undefined && sequence >= to.sequence,
		);
		const state =
			isPast || isPastByDeparture
				? "completed"
				: from.departure !== undefined
					? "under way"
					: "not begun";
		return [{ from, to, state }];
	});
}
