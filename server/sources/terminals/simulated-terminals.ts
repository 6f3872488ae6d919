import { RAIL_TERMINALS } from "../../reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../reference/places/terminals/terminals.ts";
import {
	type SourceDeps,
	simulatedChannel,
} from "../connections/source-channels.ts";
import {
	knownRailTerminal,
	knownTerminal,
} from "../contracts/known-facility.ts";
import type { ServedFacilities } from "./terminal-registry.ts";
import { statusTerminal } from "./terminal-status/status-terminal.ts";

/** A source of the simulated world: all its ocean terminals, or all ramps. */
export interface SimulatedTerminals {
	readonly code: string;
	readonly kind: "terminal" | "rail";
	readonly baseUrl: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The terminals of the simulated world, behind the same adapter as real ones. */
export function simulatedTerminals(
	world: {
		readonly url: string;
		readonly terminals?: readonly SimulatedTerminals[];
	},
	deps: SourceDeps,
): readonly ServedFacilities[] {
	const ocean = TERMINALS.map(knownTerminal);
	const inland = RAIL_TERMINALS.map(knownRailTerminal);
	return (world.terminals ?? []).map((terminal) => {
		const { code, kind, baseUrl } = terminal;
		const facilities = kind === "rail" ? inland : ocean;
		const channel = simulatedChannel(terminal, deps);
		const config = { code, kind, baseUrl, facilities };
		const source = statusTerminal(config, { channel, now: deps.now });
		return { source, facilities };
	});
}
