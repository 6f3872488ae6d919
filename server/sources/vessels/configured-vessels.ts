import type { SettingsFile } from "../../settings/files/settings-file.ts";
import {
	policyOf,
	type SharedLimits,
} from "../carriers/configured-carriers.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import { sourceChannel } from "../requests/source-channel.ts";
import { sharedSource } from "../requests/source-state.ts";
import { feedPositions } from "./feed/feed-positions.ts";
import { contractPositions } from "./positions/contract-positions.ts";
import type { VesselDeps } from "./simulated-vessels.ts";
import { readVesselsFile, type VesselsEntry } from "./vessels-file.ts";

function configuredSource(
	entry: VesselsEntry,
	{ http, now, meter, states }: VesselDeps & SharedLimits,
): PositionSource {
	if (entry.kind === "aisstream") {
		const { kind: _, ...config } = entry;
		return feedPositions(config, { now });
	}
	const { headers, authentication } = entry;
	const channel = sourceChannel({
		http,
		...(headers !== undefined && { headers }),
		authenticator: authentication && authenticatorFor(authentication, http),
		policy: policyOf(entry),
		meter: sourceMeter(meter, entry.code),
		state: sharedSource(states, `vessels ${entry.code}`),
	});
	return contractPositions(entry, { channel, now });
}

/** The sources of positions of the operator's file. Throws `SettingsFileError`. */
export function configuredVessels(
	file: SettingsFile,
	deps: VesselDeps & SharedLimits,
): readonly PositionSource[] {
	return readVesselsFile(file).map((entry) => configuredSource(entry, deps));
}
