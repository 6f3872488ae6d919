import type { SettingsFile } from "../../settings/files/settings-file.ts";
import {
	configuredChannel,
	type SourceDeps,
} from "../connections/source-channels.ts";
import type { SharedLimits } from "../connections/source-limits.ts";
import type { ServedFacilities } from "./terminal-registry.ts";
import { statusTerminal } from "./terminal-status/status-terminal.ts";
import { readTerminalsFile, type TerminalEntry } from "./terminals-file.ts";

function configuredTerminal(
	entry: TerminalEntry,
	deps: SourceDeps & SharedLimits,
): ServedFacilities {
	const channel = configuredChannel("terminal", entry, deps);
	const source = statusTerminal(entry, { channel, now: deps.now });
	return { source, facilities: entry.facilities };
}

/** The terminals of the operator's file. Throws `SettingsFileError`. */
export function configuredTerminals(
	file: SettingsFile,
	deps: SourceDeps & SharedLimits,
): readonly ServedFacilities[] {
	return readTerminalsFile(file).map((entry) =>
		configuredTerminal(entry, deps),
	);
}
