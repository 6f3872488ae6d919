import type { SettingsFile } from "../../settings/files/settings-file.ts";
import {
	configuredChannel,
	type SourceDeps,
} from "../connections/source-channels.ts";
import type { SharedLimits } from "../connections/source-limits.ts";
import type { PositionSource } from "../contracts/position-source.ts";
import { feedPositions } from "./feed/feed-positions.ts";
import { contractPositions } from "./positions/contract-positions.ts";
import { readVesselsFile, type VesselsEntry } from "./vessels-file.ts";

function configuredSource(
	entry: VesselsEntry,
	deps: SourceDeps & SharedLimits,
): PositionSource {
	const { now } = deps;
	if (entry.kind === "aisstream") {
		const { kind: _, ...config } = entry;
		return feedPositions(config, { now });
	}
	const channel = configuredChannel("vessels", entry, deps);
	return contractPositions(entry, { channel, now });
}

/** The sources of positions of the operator's file. Throws `SettingsFileError`. */
export function configuredVessels(
	file: SettingsFile,
	deps: SourceDeps & SharedLimits,
): readonly PositionSource[] {
	return readVesselsFile(file).map((entry) => configuredSource(entry, deps));
}
