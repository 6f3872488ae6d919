import type { StateStore } from "../../database/state-store.ts";
import type {
	ChannelParts,
	ChannelPolicy,
} from "../requests/source-channel.ts";
import { sharedSource } from "../requests/source-state.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

/** Defaults of a configured source. */
const DEFAULT_POLICY = {
	rate: {},
	attempts: 3,
	longestWaitMs: 5_000,
	circuit: { failures: 5, openMs: 30_000 },
} as const satisfies ChannelPolicy;

/** Policy for the simulated world. Its time can run thousands of times faster than wall-clock time, so all waits are short. */
export const SIMULATED_POLICY: ChannelPolicy = {
	rate: null,
	attempts: 2,
	longestWaitMs: 50,
	circuit: { failures: 20, openMs: 100 },
};

type LimitSettings = Pick<ConnectionSettings, "rate" | "retry" | "circuit">;

/** The channel policy for these settings. */
export function policyOf({
	rate,
	retry,
	circuit,
}: LimitSettings): ChannelPolicy {
	return {
		...DEFAULT_POLICY,
		...retry,
		rate: rate ?? DEFAULT_POLICY.rate,
		circuit: { ...DEFAULT_POLICY.circuit, ...circuit },
	};
}

/** Where the limits of configured sources are kept, and what is called when their circuits change. */
export interface SharedLimits {
	/** Shared by all processes of the installation. */
	readonly states: StateStore;
	/** Called when the circuit of a source, such as `carrier MAEU`, opens or closes. */
	readonly onCircuit?: (source: string, isOpen: boolean) => void;
}

/** The parts of a channel that limit it, for the settings of a source with this name. */
export function limitsOf(
	source: string,
	settings: LimitSettings,
	{ states, onCircuit }: SharedLimits,
) {
	return {
		policy: policyOf(settings),
		state: sharedSource(states, source),
		onCircuit: (isOpen) => onCircuit?.(source, isOpen),
	} satisfies Partial<ChannelParts>;
}
