import type { SettingsFile } from "../../settings/files/settings-file.ts";
import {
	limitsOf,
	type SharedLimits,
} from "../carriers/configured-carriers.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import { sourceChannel } from "../requests/source-channel.ts";
import { feedPositions } from "./feed/feed-positions.ts";
import { contractPositions } from "./positions/contract-positions.ts";
import type { VesselDeps } from "./simulated-vessels.ts";
import { readVesselsFile, type VesselsEntry } from "./vessels-file.ts";

function configuredSource(
	entry: VesselsEntry,
	deps: VesselDeps & SharedLimits,
): PositionSource {
	const { http, now, meter } = deps;
	if (entry.kind === "aisstream") {
		const { kind: _, ...config } = entry;
		return feedPositions(config, { now });
	}
	const { headers, authentication } = entry;
	const channel = sourceChannel({
		http,
		...(headers !== undefined && { headers }),
		authenticator: authentication && authenticatorFor(authentication, http),
		meter: sourceMeter(meter, entry.code),
		...limitsOf(`vessels ${entry.code}`, entry, deps),
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
