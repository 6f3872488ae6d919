import type { ContainerChangeset } from "../../../generated/openapi.ts";
import type { FacilityFacts } from "../journey/facility.ts";
import type {
	ContainerFacts,
	ShipmentFacts,
	TransportEventFacts,
} from "../journey/journey.ts";
import type { Origin } from "../journey/origin.ts";
import type { Source } from "../observations/observation.ts";
import { isMilestoneTime } from "./compare-attributes.ts";

/** Kind of source behind a change. */
export type SourceKind = Source["kind"];

/** The event that announces the change of each attribute. They are sent in this order: a cause before its consequence. */
const CHANGE_EVENTS = {
	pickup_lfd_line: "container.pickup_lfd_line.changed",
	pickup_lfd_terminal: "container.pickup_lfd_terminal.changed",
	pickup_lfd_rail: "container.pickup_lfd_rail.changed",
	pickup_lfd: "container.pickup_lfd.changed",
	pickup_appointment_at: "container.pickup_appointment.changed",
} as const satisfies Partial<Record<keyof ContainerChangeset, string>>;

type ChangedName = keyof typeof CHANGE_EVENTS;
const NAMES = Object.keys(CHANGE_EVENTS) as ChangedName[];

/** Who tells that a value is gone: a terminal, unless listed here. */
const USUAL_SOURCES: Readonly<Partial<Record<ChangedName, SourceKind>>> = {
	pickup_lfd_line: "shipping_line",
	pickup_lfd_rail: "rail",
};

/** The transport event that announces the change of one attribute. Its time is when the change is found. */
export interface ChangeFacts
	extends Pick<
		TransportEventFacts,
		| "key"
		| "timezone"
		| "locode"
		| "vessel"
		| "voyageNumber"
		| "facility"
		| "isEstimate"
	> {
	readonly event: (typeof CHANGE_EVENTS)[ChangedName];
	/** The new value (ISO 8601 UTC); null when it is gone. */
	readonly value: string | null;
	readonly sourceKind: SourceKind;
	/** Identity of the observation behind the value; null when it is gone. */
	readonly observation: string | null;
}

/** Where a container is picked up: inland when a railway is the source, otherwise at the port of discharge. */
function pickupPlace(
	kind: SourceKind,
	{ attributes, podTerminal, destinationTerminal }: ContainerFacts,
	shipment: ShipmentFacts,
): Pick<ChangeFacts, "timezone" | "locode"> & {
	readonly facility: FacilityFacts | null;
} {
	return kind === "rail"
		? {
				timezone: attributes.final_destination_timezone,
				locode:
					destinationTerminal?.locode ?? shipment.attributes.destination_locode,
				facility: destinationTerminal,
			}
		: {
				timezone: attributes.pod_timezone,
				locode:
					podTerminal?.locode ?? shipment.attributes.port_of_discharge_locode,
				facility: podTerminal,
			};
}

/** The change events of a changeset, announced beside `container.updated`. */
export function changesOf(
	changeset: ContainerChangeset,
	container: ContainerFacts,
	shipment: ShipmentFacts,
): ChangeFacts[] {
	return NAMES.flatMap((name) => {
		const change = changeset[name];
		if (change === undefined) return [];
		const origin: Origin | undefined = container.provenance[name];
		const sourceKind = origin?.source.kind ?? USUAL_SOURCES[name] ?? "terminal";
		const facts: ChangeFacts = {
			key: `changed.${name}`,
			event: CHANGE_EVENTS[name],
			...pickupPlace(sourceKind, container, shipment),
			vessel: null,
			voyageNumber: null,
			isEstimate: false,
			value: change[1],
			sourceKind,
			observation: origin?.observation ?? null,
		};
		return [facts];
	});
}

/** Source of a changeset: that of its first attribute with an origin, otherwise the usual source of its attributes. */
export function sourceOfChanges(
	changeset: ContainerChangeset,
	{ provenance }: ContainerFacts,
): SourceKind {
	const origins: Readonly<Partial<Record<string, Origin>>> = provenance;
	const names = Object.keys(changeset);
	const origin = names
		.map((name) => origins[name])
		.find((known) => known !== undefined);
	const isFromLine = names.every(
		(name) => isMilestoneTime(name) || name === "pod_terminal",
	);
	return origin?.source.kind ?? (isFromLine ? "shipping_line" : "terminal");
}
