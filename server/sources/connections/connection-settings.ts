import {
	below,
	type SettingsProblem,
} from "../../settings/files/settings-file.ts";
import type { AuthenticationSettings } from "../requests/authentication/authentication.ts";
import { readPrivateKey } from "../requests/authentication/oauth2-client-assertion.ts";
import type { RateLimits } from "../requests/rate-bucket.ts";
import type { CircuitPolicy } from "../requests/source-circuit.ts";

/** Settings of the connection to any source. */
export interface ConnectionSettings {
	readonly baseUrl: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly authentication?: AuthenticationSettings;
	readonly rate?: RateLimits;
	readonly retry?: {
		readonly attempts?: number;
		readonly longestWaitMs?: number;
	};
	readonly circuit?: Partial<CircuitPolicy>;
	readonly timeLimitMs?: number;
}

/** Headers that an entry cannot set: they belong to the connection or our client. */
const RESERVED_HEADERS = new Set([
	"accept-encoding",
	"connection",
	"content-length",
	"expect",
	"host",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
]);

function* reservedIn(
	headers: ConnectionSettings["headers"],
): Generator<SettingsProblem> {
	for (const name of Object.keys(headers ?? {})) {
		if (RESERVED_HEADERS.has(name.toLowerCase()))
			yield [["headers", name], "cannot be set"];
	}
}

function* authenticationProblems(
	settings: AuthenticationSettings,
): Generator<SettingsProblem> {
	if (settings.type === "signed-request") return;
	if (!URL.canParse(settings.tokenUrl))
		yield [["tokenUrl"], "is no valid address"];
	yield* reservedIn(settings.headers);
	if (
		settings.type === "oauth2-client-assertion" &&
		readPrivateKey(settings.privateKey) === undefined
	)
		yield [["privateKey"], "must be an RSA private key in PEM"];
}

/** Problems with address, headers and keys that the schema cannot express, each with its place in the entry. */
export function* connectionProblems(
	entry: ConnectionSettings,
): Generator<SettingsProblem> {
	if (!URL.canParse(entry.baseUrl)) yield [["baseUrl"], "is no valid address"];
	yield* reservedIn(entry.headers);
	if (entry.authentication === undefined) return;
	yield* below(
		["authentication"],
		authenticationProblems(entry.authentication),
	);
}
