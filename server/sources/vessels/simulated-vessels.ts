import { SIMULATED_POLICY } from "../carriers/simulated-carriers.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { carrierChannel } from "../requests/carrier-channel.ts";
import type { CarrierHttp } from "../requests/carrier-http.ts";
import { contractPositions } from "./positions/contract-positions.ts";

/** What sources of positions are asked with. */
export interface VesselDeps {
	readonly http: CarrierHttp;
	/** The clock that the vessels live by. */
	readonly now: () => Date;
}

/** Who knows where the vessels of the simulated world are. */
export interface SimulatedVessels {
	readonly code: string;
	readonly baseUrl: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The vessels of the simulated world, asked by the same adapter as real ones; nobody knows where they are when the world does not say who does. */
export function simulatedVessels(
	{ vessels }: { readonly vessels?: SimulatedVessels | undefined },
	{ http, now }: VesselDeps,
): readonly PositionSource[] {
	if (vessels === undefined) return [];
	const { code, baseUrl, headers } = vessels;
	const policy = SIMULATED_POLICY;
	const channel = carrierChannel({ http, headers, policy });
	return [contractPositions({ code, baseUrl }, { channel, now })];
}
