import type { Config } from "../config.ts";
import { openSettingsFile } from "../files/settings-file.ts";
import { readTrackingFile } from "./tracking-file.ts";
import type { TrackingRules } from "./tracking-rules.ts";
import { DEFAULT_RULES } from "./tracking-settings.ts";

/** Opens the configured tracking rules, or the defaults. Throws `SettingsFileError`. */
export function openTrackingRules({
	trackingFile,
	secrets,
}: Pick<Config, "trackingFile" | "secrets">): TrackingRules {
	return trackingFile === undefined
		? DEFAULT_RULES
		: readTrackingFile(
				openSettingsFile("TRACKING_FILE", trackingFile, secrets),
			);
}
