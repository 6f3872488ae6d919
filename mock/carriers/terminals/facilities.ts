import type {
	Capabilities,
	FacilityDescription,
} from "../../../generated/upstream/terminal-status.ts";
import { RAIL_TERMINALS } from "../../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import type { Visit } from "./visits.ts";

/** The two sources of the world: a portal of all ocean terminals, and one of all ramps. */
export type TerminalGroup = "ocean" | "rail";

/** How to send requests to a group of terminals. */
export interface SimulatedTerminals {
	/** The name of the source. */
	readonly code: string;
	readonly kind: "terminal" | "rail";
	/** `{url}/terminals/{group}` */
	readonly baseUrl: string;
	/** Names and values; any non-empty value is accepted. */
	readonly headers: Readonly<Record<string, string>>;
}

/** The header that terminals require. */
export const KEY_HEADER = "X-Api-Key";

/** All terminals of a world that listens at a URL. */
export function terminalsAt(url: string): readonly SimulatedTerminals[] {
	const headers = { [KEY_HEADER]: "simulated" };
	return [
		{
			...{ code: "simulated-terminals", kind: "terminal", headers },
			baseUrl: `${url}/terminals/ocean`,
		},
		{
			...{ code: "simulated-railways", kind: "rail", headers },
			baseUrl: `${url}/terminals/rail`,
		},
	];
}

/** The group that reports each kind of visit. */
export const GROUP_OF: Readonly<Record<Visit["kind"], TerminalGroup>> = {
	terminal: "ocean",
	rail_terminal: "rail",
};

const OF_TERMINALS: Capabilities = {
	importMilestones: "supported",
	availableForPickup: "supported",
	lastFreeDay: "supported",
	holds: "supported",
	feeType: "supported",
	feeAmount: "supported",
	pickupAppointment: "supported",
	yardLocation: "supported",
	vesselDischarged: "supported",
	fullOut: "supported",
	chassisNumber: "supported",
	onRail: "supported",
	// Empty containers are returned to depots.
	emptyReturned: "unsupported",
};

const OF_RAMPS: Capabilities = {
	...OF_TERMINALS,
	pickupAppointment: "unsupported",
	vesselDischarged: "unsupported",
};

/** The id of a facility with a code of a public list. */
export function facilityIdOf(locode: string, code: string): string {
	return `${locode}-${code}`.toLowerCase();
}

const oceanTerminals = TERMINALS.flatMap((facts): FacilityDescription[] => {
	const { smdgCode, firmsCode, portCode, name } = facts;
	if (smdgCode === null) return [];
	return [
		{
			facilityId: facilityIdOf(portCode, smdgCode),
			...{ kind: "terminal", name, unLocode: portCode, smdgCode },
			...(firmsCode !== null && { firmsCode }),
			capabilities: OF_TERMINALS,
		},
	];
});

const ramps = RAIL_TERMINALS.flatMap((facts): FacilityDescription[] => {
	const { firmsCode, metroAreaCode, name } = facts;
	if (firmsCode === null) return [];
	return [
		{
			facilityId: facilityIdOf(metroAreaCode, firmsCode),
			...{ kind: "rail_terminal", name, unLocode: metroAreaCode, firmsCode },
			capabilities: OF_RAMPS,
			maxBatch: 20,
		},
	];
});

const byId = (facilities: readonly FacilityDescription[]) =>
	new Map(facilities.map((facility) => [facility.facilityId, facility]));

/** The facilities of a group, by their ids. */
export const FACILITIES: Readonly<
	Record<TerminalGroup, ReadonlyMap<string, FacilityDescription>>
> = {
	ocean: byId(oceanTerminals),
	rail: byId(ramps),
};
