import {
	type SourceDeps,
	simulatedChannel,
} from "../connections/source-channels.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { contractPositions } from "./positions/contract-positions.ts";

/** The position source of the simulated world. */
export interface SimulatedVessels {
	readonly code: string;
	readonly baseUrl: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The position source of the simulated world, behind the same adapter as real ones; empty when the world has none. */
export function simulatedVessels(
	{ vessels }: { readonly vessels?: SimulatedVessels | undefined },
	deps: SourceDeps,
): readonly PositionSource[] {
	if (vessels === undefined) return [];
	const { code, baseUrl } = vessels;
	const channel = simulatedChannel(vessels, deps);
	return [contractPositions({ code, baseUrl }, { channel, now: deps.now })];
}
