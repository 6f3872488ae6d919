import type { TerminalEvent } from "../../../../generated/upstream/terminal-status.ts";
import { isImoNumber } from "../../../reference/imo-number.ts";
import { toInstant } from "../../../runtime/clock.ts";
import type {
	EquipmentObservation,
	Mode,
	Observation,
	TransportObservation,
} from "../../../tracking/observations/observation.ts";
import { type Fields, listOf, textOf } from "../../parsing/fields.ts";
import { rawText } from "../../parsing/raw-text.ts";
import { readTime } from "../../parsing/times.ts";
import {
	type Capabilities,
	isAhead,
	isWithinCapabilities,
	type StatusContext,
} from "./status-context.ts";
import { contentKey } from "./status-key.ts";

/** Canonical activity of an event of the contract, and the capability that it requires. */
type Meaning = readonly [
	activity: EquipmentObservation["activity"] | TransportObservation["activity"],
	mode: Mode | null,
	isEmpty: boolean | null,
	capability: keyof Capabilities,
];

const MEANINGS: Readonly<Record<TerminalEvent["code"], Meaning>> = {
	discharged: ["discharged", "vessel", false, "vesselDischarged"],
	rail_loaded: ["loaded", "rail", false, "onRail"],
	rail_departed: ["departed", "rail", false, "onRail"],
	rail_arrived: ["arrived", "rail", false, "onRail"],
	rail_unloaded: ["discharged", "rail", false, "onRail"],
	available: ["available_for_pickup", null, false, "importMilestones"],
	full_out: ["gated_out", "truck", false, "fullOut"],
	empty_in: ["gated_in", "truck", true, "emptyReturned"],
	customs_released: ["customs_released", null, null, "importMilestones"],
	customs_selected: [
		"customs_selected_for_inspection",
		null,
		null,
		"importMilestones",
	],
};

/** Most events of a container at one facility. */
const MOST_EVENTS = 100;

function meaningOf(
	code: string | null,
	context: StatusContext,
): Meaning | undefined {
	if (code === null || !Object.hasOwn(MEANINGS, code)) return undefined;
	const meaning = MEANINGS[code as TerminalEvent["code"]];
	const isBelieved =
		isWithinCapabilities(context, "importMilestones") &&
		isWithinCapabilities(context, meaning[3]);
	return isBelieved ? meaning : undefined;
}

function vesselOf(event: Fields): TransportObservation["vessel"] {
	const number = textOf(event.vesselImo);
	const imo = isImoNumber(number) ? number : null;
	const name = textOf(event.vesselName);
	return imo === null && name === null ? null : { imo, name };
}

/** The call of the train at this facility, shared by all containers on it. */
function callOf(
	event: Fields,
	{ facilityId }: StatusContext,
): TransportObservation["call"] {
	const train = textOf(event.trainId, 50);
	return train === null
		? null
		: { id: `${facilityId} train ${train}`, sequence: null };
}

function readEvent(
	event: Fields,
	containerNumber: string,
	context: StatusContext,
): Observation | null {
	const { source, place, timezone, now } = context;
	const code = textOf(event.code);
	const meaning = meaningOf(code, context);
	const time = readTime(textOf(event.at), timezone);
	const raw = rawText(event);
	if (!code || !meaning || !time || raw === null) return null;
	if (isAhead(time.at, context)) return null;
	const [activity, mode, isEmpty] = meaning;
	const sourceEventId = textOf(event.eventId);
	const common = {
		source,
		sourceEventId,
		originalEvent: textOf(event.description, 200) ?? code,
		classifier: "actual" as const,
		occurredAt: time.at,
		precision: time.precision,
		timezone,
		reportedAt: readTime(textOf(event.recordedAt), timezone)?.at ?? null,
		receivedAt: toInstant(now),
		place,
		billsOfLading: [],
		bookings: [],
		references: [],
		raw,
		mode,
		call: mode === "rail" ? callOf(event, context) : null,
		vessel: mode === "vessel" ? vesselOf(event) : null,
		importVoyage: null,
		exportVoyage: null,
		phase: null,
	};
	const key = `${containerNumber} ${sourceEventId ?? contentKey([code, context.facilityId, time.at])}`;
	if (activity === "arrived" || activity === "departed") {
		return { kind: "transport", key, activity, ...common, containerNumber };
	}
	const cargo = { containerNumber, isoCode: null, isEmpty, sealNumber: null };
	return { kind: "equipment", key, activity, ...common, ...cargo };
}

/** Parses the events of a container at a facility. Invalid and future events, and those outside the terminal's capabilities, are left out. */
export function readEvents(
	value: unknown,
	containerNumber: string,
	context: StatusContext,
): Observation[] {
	return listOf(value, MOST_EVENTS).flatMap(
		(event) => readEvent(event, containerNumber, context) ?? [],
	);
}
