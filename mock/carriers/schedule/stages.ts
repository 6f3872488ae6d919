import { offers } from "./routes.ts";

/** How far a journey has come at the first request for its number. */
export type Stage = (typeof STAGES)[number];

/** All stages, in the order of a journey. */
export const STAGES = [
	"booked",
	"at sea",
	"at transshipment",
	"discharged",
	"on rail",
	"picked up",
	"returned",
] as const;

const stagesByLine = new Map<string, readonly Stage[]>();

/** The stages that the services of a line allow; each is drawn equally often. */
export function stagesOf(scac: string): readonly Stage[] {
	const known = stagesByLine.get(scac);
	if (known !== undefined) return known;
	const hasHub = offers(scac, { needsHub: true });
	const hasRail = offers(scac, { needsRail: true });
	const stages: Stage[] = ["booked", "at sea"];
	if (hasHub) stages.push("at transshipment");
	stages.push("discharged");
	if (hasRail) stages.push("on rail");
	stages.push("picked up", "returned");
	stagesByLine.set(scac, stages);
	return stages;
}
