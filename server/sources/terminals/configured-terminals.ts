import type { SettingsFile } from "../../settings-file/settings-file.ts";
import { authenticatorFor } from "../carriers/authentication/authentication.ts";
import { carrierChannel } from "../carriers/carrier-channel.ts";
import type { CarrierHttp } from "../carriers/carrier-http.ts";
import { policyOf } from "../carriers/configured-carriers.ts";
import { statusTerminal } from "./status/status-terminal.ts";
import type { ServedFacilities } from "./terminal-registry.ts";
import { readTerminalsFile, type TerminalEntry } from "./terminals-file.ts";

/** What configured terminals work with. */
export interface ConfiguredTerminalsDeps {
	readonly http: CarrierHttp;
	/** The clock that terminals live by. */
	readonly now: () => Date;
}

function configuredTerminal(
	entry: TerminalEntry,
	{ http, now }: ConfiguredTerminalsDeps,
): ServedFacilities {
	const { headers, authentication, facilities } = entry;
	const channel = carrierChannel({
		http,
		...(headers !== undefined && { headers }),
		authenticator: authentication && authenticatorFor(authentication, http),
		policy: policyOf(entry),
	});
	return { source: statusTerminal(entry, { channel, now }), facilities };
}

/** The terminals of the operator's file. Throws `SettingsFileError`. */
export function configuredTerminals(
	file: SettingsFile,
	deps: ConfiguredTerminalsDeps,
): readonly ServedFacilities[] {
	return readTerminalsFile(file).map((entry) =>
		configuredTerminal(entry, deps),
	);
}
