import type { Config } from "../config.ts";
import { openSettingsFile } from "../files/settings-file.ts";
import { readTrackingFile } from "./tracking-file.ts";
import type { TrackingRules } from "./tracking-rules.ts";
import { DEFAULT_RULES } from "./tracking-settings.ts";

/** How often sources are asked, and when tracking ends, as the operator has configured it. Throws `SettingsFileError`. */
export function openTrackingRules({
	trackingFile,
	secrets,
}: Pick<Config, "trackingFile" | "secrets">): TrackingRules {
	return trackingFile === undefined
		? DEFAULT_RULES
		: readTrackingFile(openSettingsFile(trackingFile, secrets));
}
