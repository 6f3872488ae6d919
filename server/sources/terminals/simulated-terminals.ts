import { RAIL_TERMINALS } from "../../reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../reference/places/terminals/terminals.ts";
import type { Meter } from "../../runtime/meter.ts";
import { SIMULATED_POLICY } from "../carriers/simulated-carriers.ts";
import {
	knownRailTerminal,
	knownTerminal,
} from "../contracts/known-facility.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import { sourceChannel } from "../requests/source-channel.ts";
import type { SourceHttp } from "../requests/source-http.ts";
import type { ServedFacilities } from "./terminal-registry.ts";
import { statusTerminal } from "./terminal-status/status-terminal.ts";

/** Dependencies of terminal sources. */
export interface TerminalDeps {
	readonly http: SourceHttp;
	/** The terminals' clock. */
	readonly now: () => Date;
	readonly meter?: Meter | undefined;
}

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
	{ http, now, meter }: TerminalDeps,
): readonly ServedFacilities[] {
	const ocean = TERMINALS.map(knownTerminal);
	const inland = RAIL_TERMINALS.map(knownRailTerminal);
	return (world.terminals ?? []).map(({ code, kind, baseUrl, headers }) => {
		const facilities = kind === "rail" ? inland : ocean;
		const policy = SIMULATED_POLICY;
		const measured = sourceMeter(meter, code);
		const channel = sourceChannel({ http, headers, policy, meter: measured });
		const config = { code, kind, baseUrl, facilities };
		return { source: statusTerminal(config, { channel, now }), facilities };
	});
}
