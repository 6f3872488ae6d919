import { readSettingsFile, type SettingsFile } from "../files/settings-file.ts";
import { trackingFileSchema } from "./tracking-file-schema.ts";
import type { TrackingRules } from "./tracking-rules.ts";
import {
	DEFAULT_SETTINGS,
	type TrackingSettings,
	trackingRules,
} from "./tracking-settings.ts";

type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Completes `given` with members of `fallback`, at every depth. */
function completed(given: unknown, fallback: unknown): unknown {
	if (!isTree(given) || !isTree(fallback)) return given ?? fallback;
	const names = Object.keys(fallback);
	return Object.fromEntries(
		names.map((name) => [name, completed(given[name], fallback[name])]),
	);
}

/** Reads a tracking file, completed with the defaults. Throws `SettingsFileError`. */
export function readTrackingFile(file: SettingsFile): TrackingRules {
	const given = readSettingsFile<unknown>(file, trackingFileSchema);
	return trackingRules(completed(given, DEFAULT_SETTINGS) as TrackingSettings);
}
