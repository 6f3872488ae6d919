import type { Meter } from "../../runtime/meter.ts";
import { SIMULATED_POLICY } from "../carriers/simulated-carriers.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import { sourceChannel } from "../requests/source-channel.ts";
import type { SourceHttp } from "../requests/source-http.ts";
import { contractPositions } from "./positions/contract-positions.ts";

/** Dependencies of position sources. */
export interface VesselDeps {
	readonly http: SourceHttp;
	/** The vessels' clock. */
	readonly now: () => Date;
	readonly meter?: Meter | undefined;
}

/** The position source of the simulated world. */
export interface SimulatedVessels {
	readonly code: string;
	readonly baseUrl: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The position source of the simulated world, behind the same adapter as real ones; empty when the world has none. */
export function simulatedVessels(
	{ vessels }: { readonly vessels?: SimulatedVessels | undefined },
	{ http, now, meter }: VesselDeps,
): readonly PositionSource[] {
	if (vessels === undefined) return [];
	const { code, baseUrl, headers } = vessels;
	const policy = SIMULATED_POLICY;
	const measured = sourceMeter(meter, code);
	const channel = sourceChannel({ http, headers, policy, meter: measured });
	return [contractPositions({ code, baseUrl }, { channel, now })];
}
