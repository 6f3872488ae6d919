import type { FacilityType, Message } from "./observation.ts";

/** Facilities at which lines and terminals keep containers and hand them over; exam sites and customers' places are not among them. */
export const TERMINALS: ReadonlySet<FacilityType | null | undefined> = new Set([
	"port_terminal",
	"inland_terminal",
	"ramp",
] as const);

/** Whether a container leaves a facility: through its gate, or with a trucker (DCSA Track & Trace, `GTOT` and `PICK`). */
export const isExit = ({ activity }: Message): boolean =>
	activity === "gated_out" || activity === "picked_up";
