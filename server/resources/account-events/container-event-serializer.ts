import type {
	ContainerChangeset,
	ContainerCreatedEvent,
	ContainerPodTerminalChangedEvent,
	ContainerUpdatedEvent,
	TerminalIdentifier,
} from "../../../generated/openapi.ts";

/** The parts of every record of an event about a container. */
export interface ContainerEventParts {
	readonly id: string;
	readonly containerId: string;
	readonly shipmentId: string;
	/** When it was noticed (ISO 8601 UTC). */
	readonly timestamp: string;
}

/** Further parts of the records of changes. */
interface ChangeParts extends ContainerEventParts {
	/** IANA zone of the port of discharge, or null. */
	readonly timezone: string | null;
	readonly sourceKind: ContainerUpdatedEvent["attributes"]["data_source"];
}

function linked({ containerId, shipmentId }: ContainerEventParts) {
	return {
		container: { data: { id: containerId, type: "container" as const } },
		shipment: { data: { id: shipmentId, type: "shipment" as const } },
	};
}

/** The record of `container.created`. */
export function serializeContainerCreated(
	parts: ContainerEventParts,
): ContainerCreatedEvent {
	return {
		id: parts.id,
		type: "container_created_event",
		attributes: { timestamp: parts.timestamp, timezone: "Etc/UTC" },
		relationships: linked(parts),
	};
}

/** The record of `container.updated`. */
export function serializeContainerUpdated(
	parts: ChangeParts & {
		readonly changeset: ContainerChangeset;
		readonly terminal: TerminalIdentifier | null;
	},
): ContainerUpdatedEvent {
	return {
		id: parts.id,
		type: "container_updated_event",
		attributes: {
			changeset: parts.changeset,
			timestamp: parts.timestamp,
			timezone: parts.timezone,
			data_source: parts.sourceKind,
		},
		relationships: { ...linked(parts), terminal: { data: parts.terminal } },
	};
}

/** The record of `container.pod_terminal_changed`. */
export function serializePodTerminalChanged(
	parts: ChangeParts & { readonly terminalId: string },
): ContainerPodTerminalChangedEvent {
	return {
		id: parts.id,
		type: "container_pod_terminal_changed_event",
		attributes: {
			timestamp: parts.timestamp,
			timezone: parts.timezone,
			data_source: parts.sourceKind,
		},
		relationships: {
			...linked(parts),
			terminal: { data: { id: parts.terminalId, type: "terminal" } },
		},
	};
}
