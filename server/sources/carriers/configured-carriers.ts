import type { StateStore } from "../../database/state-store.ts";
import { SettingsFileError } from "../../settings/files/settings-error.ts";
import type { SettingsFile } from "../../settings/files/settings-file.ts";
import type { Carrier } from "../contracts/carrier.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import type {
	ChannelParts,
	ChannelPolicy,
} from "../requests/source-channel.ts";
import { sharedSource } from "../requests/source-state.ts";
import { canonicalScac } from "./carrier-registry.ts";
import { type CarrierEntry, readCarriersFile } from "./carriers-file.ts";
import { type DcsaCarrierDeps, dcsaCarrier } from "./dcsa/dcsa-carrier.ts";
import { strippedPrefixes } from "./stripped-prefixes.ts";

/** Defaults of a configured carrier. */
const DEFAULT_POLICY = {
	rate: {},
	attempts: 3,
	longestWaitMs: 5_000,
	circuit: { failures: 5, openMs: 30_000 },
} as const satisfies ChannelPolicy;

type LimitSettings = Pick<CarrierEntry, "rate" | "retry" | "circuit">;

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

function configuredCarrier(
	scac: string,
	entry: CarrierEntry,
	deps: DcsaCarrierDeps & SharedLimits,
): Carrier {
	const { stripScacPrefix, stripPrefixes, addPrefix, needsContainer, ...rest } =
		entry;
	const { authentication, ...config } = rest;
	return dcsaCarrier(
		{
			...config,
			scac,
			authenticator:
				authentication && authenticatorFor(authentication, deps.http),
			numbers: {
				strippedPrefixes:
					stripPrefixes ?? strippedPrefixes(scac, stripScacPrefix),
				addedPrefix: addPrefix,
				needsContainer,
			},
			...limitsOf(`carrier ${scac}`, entry, deps),
		},
		deps,
	);
}

/** The carriers of the operator's file. Other lines are not supported. Throws {@link SettingsFileError}. */
export function configuredCarriers(
	file: SettingsFile,
	deps: DcsaCarrierDeps & SharedLimits,
): readonly Carrier[] {
	const byScac = new Map<string, CarrierEntry>();
	for (const entry of readCarriersFile(file)) {
		const scac = canonicalScac(entry.scac);
		if (byScac.has(scac)) {
			throw new SettingsFileError(
				`${file.path}: ${entry.scac} is described twice${entry.scac === scac ? "" : ` (it is another code of ${scac})`}`,
			);
		}
		byScac.set(scac, entry);
	}
	return [...byScac].map(([scac, entry]) =>
		configuredCarrier(scac, entry, deps),
	);
}
