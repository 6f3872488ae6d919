import type { SettingsFile } from "../../settings/files/settings-file.ts";
import {
	limitsOf,
	type SharedLimits,
} from "../carriers/configured-carriers.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import { sourceChannel } from "../requests/source-channel.ts";
import type { TerminalDeps } from "./simulated-terminals.ts";
import type { ServedFacilities } from "./terminal-registry.ts";
import { statusTerminal } from "./terminal-status/status-terminal.ts";
import { readTerminalsFile, type TerminalEntry } from "./terminals-file.ts";

function configuredTerminal(
	entry: TerminalEntry,
	deps: TerminalDeps & SharedLimits,
): ServedFacilities {
	const { headers, authentication, facilities } = entry;
	const { http, now, meter } = deps;
	const channel = sourceChannel({
		http,
		...(headers !== undefined && { headers }),
		authenticator: authentication && authenticatorFor(authentication, http),
		meter: sourceMeter(meter, entry.code),
		...limitsOf(`terminal ${entry.code}`, entry, deps),
	});
	return { source: statusTerminal(entry, { channel, now }), facilities };
}

/** The terminals of the operator's file. Throws `SettingsFileError`. */
export function configuredTerminals(
	file: SettingsFile,
	deps: TerminalDeps & SharedLimits,
): readonly ServedFacilities[] {
	return readTerminalsFile(file).map((entry) =>
		configuredTerminal(entry, deps),
	);
}
