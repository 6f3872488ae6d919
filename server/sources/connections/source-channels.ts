import type { Meter } from "../../runtime/meter.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import { sourceMeter } from "../requests/request-outcome.ts";
import {
	type SourceChannel,
	sourceChannel,
} from "../requests/source-channel.ts";
import type { SourceHttp } from "../requests/source-http.ts";
import type { ConnectionSettings } from "./connection-settings.ts";
import {
	limitsOf,
	type SharedLimits,
	SIMULATED_POLICY,
} from "./source-limits.ts";

/** Dependencies of the sources of terminal statuses and vessel positions. */
export interface SourceDeps {
	readonly http: SourceHttp;
	/** The sources' clock. */
	readonly now: () => Date;
	readonly meter?: Meter | undefined;
}

/** Opens the channel to a source of the operator's file. `kind` and code are its name among all sources. */
export function configuredChannel(
	kind: "terminal" | "vessels",
	entry: ConnectionSettings & { readonly code: string },
	deps: SourceDeps & SharedLimits,
): SourceChannel {
	const { code, headers, authentication } = entry;
	const { http, meter } = deps;
	return sourceChannel({
		http,
		...(headers !== undefined && { headers }),
		authenticator: authentication && authenticatorFor(authentication, http),
		meter: sourceMeter(meter, code),
		...limitsOf(`${kind} ${code}`, entry, deps),
	});
}

/** Opens the channel to a source of the simulated world. */
export function simulatedChannel(
	{
		code,
		headers,
	}: {
		readonly code: string;
		readonly headers: Readonly<Record<string, string>>;
	},
	{ http, meter }: SourceDeps,
): SourceChannel {
	return sourceChannel({
		http,
		headers,
		policy: SIMULATED_POLICY,
		meter: sourceMeter(meter, code),
	});
}
