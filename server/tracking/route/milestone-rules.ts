import type { Milestone, RawEventName } from "../observations/event-names.ts";
import type {
	EquipmentActivity,
	FacilityType,
	Message,
	Mode,
	TransportActivity,
} from "../observations/observation.ts";
import { railGateDirection } from "./calls.ts";
import type { PlacedObservation, Role } from "./message-roles.ts";

interface Rule {
	readonly milestone: Milestone;
	readonly activities: readonly (TransportActivity | EquipmentActivity)[];
	readonly roles: readonly Role[];
	readonly modes?: readonly Mode[];
	/** A message that says neither empty nor laden fits both: its role then tells an empty gate-out from a full one. */
	readonly isEmpty?: boolean;
	/** The message must state it: tracking ends with the empty return, so a laden return must not count as one. */
	readonly mustSayEmpty?: true;
	readonly facilities?: readonly (FacilityType | null)[];
}

const EVERYWHERE: readonly Role[] = [
	"origin",
	"pol",
	"transshipment",
	"pod",
	"onward",
	"destination",
];
const BEFORE: readonly Role[] = ["origin", "pol"];
const AFTER: readonly Role[] = ["pod", "onward", "destination"];
const VESSEL: readonly Mode[] = ["vessel"];
const RAIL: readonly Mode[] = ["rail"];

/** Rules for arrival, discharge, loading and departure at one kind of call. */
function callRules(
	kind: "vessel" | "transshipment" | "feeder",
	verbs: readonly ("arrived" | "discharged" | "loaded" | "departed")[],
	modes: readonly Mode[],
	roles: readonly Role[],
): Rule[] {
	return verbs.map((verb) => ({
		milestone: `${kind}_${verb}` as Milestone,
		activities: [verb],
		modes,
		roles,
		...(verb === "loaded" || verb === "discharged" ? { isEmpty: false } : {}),
	}));
}

/**
 * Rules that map messages to milestones, the more specific first. Several can fit: a train's arrival at the destination is
 * also an arrival at a rail terminal.
 */
const RULES: readonly Rule[] = [
	{
		milestone: "empty_out",
		activities: ["gated_out", "picked_up"],
		roles: BEFORE,
		isEmpty: true,
	},
	{
		milestone: "full_in",
		activities: ["gated_in", "dropped_off"],
		roles: BEFORE,
		isEmpty: false,
	},
	...callRules("vessel", ["loaded", "departed"], VESSEL, ["pol"]),
	...callRules(
		"transshipment",
		["arrived", "discharged", "loaded", "departed"],
		VESSEL,
		["transshipment"],
	),
	...callRules("vessel", ["arrived", "discharged"], VESSEL, ["pod"]),
	{
		milestone: "arrived_at_inland_destination",
		activities: ["arrived"],
		modes: ["rail", "truck", "barge"],
		roles: ["destination"],
	},
	...callRules(
		"feeder",
		["arrived", "discharged", "loaded", "departed"],
		["barge"],
		EVERYWHERE,
	),
	// A vessel before the port of lading or after the port of discharge is a feeder.
	...callRules(
		"feeder",
		["arrived", "discharged", "loaded", "departed"],
		VESSEL,
		["origin", "onward", "destination"],
	),
	{
		milestone: "rail_loaded",
		activities: ["loaded"],
		modes: RAIL,
		roles: EVERYWHERE,
		isEmpty: false,
	},
	{
		milestone: "rail_departed",
		activities: ["departed"],
		modes: RAIL,
		roles: EVERYWHERE,
	},
	{
		milestone: "rail_arrived",
		activities: ["arrived"],
		modes: RAIL,
		roles: EVERYWHERE,
	},
	{
		milestone: "rail_unloaded",
		activities: ["discharged"],
		modes: RAIL,
		roles: EVERYWHERE,
		isEmpty: false,
	},
	{
		milestone: "available",
		activities: ["available_for_pickup"],
		roles: AFTER,
		isEmpty: false,
	},
	{
		milestone: "full_out",
		activities: ["gated_out", "picked_up"],
		roles: ["pod", "destination"],
		isEmpty: false,
	},
	{
		milestone: "empty_in",
		activities: ["gated_in", "dropped_off"],
		roles: AFTER,
		isEmpty: true,
		mustSayEmpty: true,
		facilities: [
			"depot",
			"port_terminal",
			"inland_terminal",
			"off_dock_storage",
			"ramp",
			null,
		],
	},
];

type RulesByRole = ReadonlyMap<Role, readonly Rule[]>;

function rulesByRole(rules: readonly Rule[]): RulesByRole {
	const roles = new Set(rules.flatMap((rule) => rule.roles));
	return new Map(
		[...roles].map((role) => [
			role,
			rules.filter((rule) => rule.roles.includes(role)),
		]),
	);
}

const RULES_BY_ACTIVITY: ReadonlyMap<string, RulesByRole> = new Map(
	RULES.flatMap(({ activities }) => activities).map((activity) => [
		activity,
		rulesByRole(RULES.filter((rule) => rule.activities.includes(activity))),
	]),
);

function fitsCargo(rule: Rule, observation: Message): boolean {
	if (observation.kind !== "equipment") return true;
	return observation.isEmpty === null
		? !rule.mustSayEmpty
		: observation.isEmpty === rule.isEmpty;
}

function fits(rule: Rule, observation: Message): boolean {
	if (observation.kind === "shipment") return false;
	const { mode, place } = observation;
	return (
		(!rule.modes || (mode !== null && rule.modes.includes(mode))) &&
		(rule.facilities?.includes(place?.facilityType ?? null) ?? true) &&
		fitsCargo(rule, observation)
	);
}

/** The milestones that a placed message reports, the most specific first; none when the interface has no event for it. */
export function milestonesOf({
	observation,
	role,
}: PlacedObservation): Milestone[] {
	const rules = RULES_BY_ACTIVITY.get(observation.activity)?.get(role) ?? [];
	return rules
		.filter((rule) => fits(rule, observation))
		.map((rule) => rule.milestone);
}

/** Train milestones that a rail gate move stands for, by the role of its place. */
const RAIL_GATES: Readonly<
	Record<"arriving" | "departing", Partial<Record<Role, readonly Milestone[]>>>
> = {
	departing: {
		origin: ["rail_departed"],
		pol: ["rail_departed"],
		transshipment: ["rail_departed"],
		transfer: ["rail_departed"],
		onward: ["rail_departed"],
	},
	arriving: {
		origin: ["rail_arrived"],
		pol: ["rail_arrived"],
		transshipment: ["rail_arrived"],
		onward: ["rail_arrived"],
		destination: ["arrived_at_inland_destination", "rail_arrived"],
	},
};

/** The train milestones that a rail gate move stands for when no message is about the train itself. */
export function railGateMilestonesOf({
	observation,
	role,
}: PlacedObservation): readonly Milestone[] {
	const direction = railGateDirection(observation);
	return direction === null ? [] : (RAIL_GATES[direction][role] ?? []);
}

/** Documents by which a line releases cargo: release message, bill of lading, delivery and container release orders. */
const RELEASE_DOCUMENTS = new Set(["SRM", "TRD", "DEO", "CRO"]);

/** The raw event of a message about documents or customs. */
function paperEventOf(observation: Message): RawEventName | null {
	if (observation.kind === "equipment") {
		return observation.activity === "customs_released"
			? "customs_release"
			: null;
	}
	if (observation.kind !== "shipment") return null;
	const { activity, documentType } = observation;
	if (documentType === "VGM" && activity === "received") return "vgm_received";
	if (activity !== "released") return null;
	if (documentType === "CUS") return "customs_release";
	return RELEASE_DOCUMENTS.has(documentType) ? "carrier_release" : null;
}

/** The raw event of a placed message; null when none of the 28 names fits. */
export function rawEventOf(placed: PlacedObservation): RawEventName | null {
	const [milestone] = milestonesOf(placed);
	if (milestone === undefined) return paperEventOf(placed.observation);
	return milestone === "arrived_at_inland_destination"
		? "arrived_at_destination"
		: milestone;
}
