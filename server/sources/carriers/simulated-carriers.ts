import { SIMULATED_POLICY } from "../connections/source-limits.ts";
import type { Carrier } from "../contracts/carrier.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import {
	type DcsaCarrierConfig,
	type DcsaCarrierDeps,
	dcsaCarrier,
} from "./dcsa/dcsa-carrier.ts";
import { strippedPrefixes } from "./stripped-prefixes.ts";

/** A line of the simulated world. */
export interface SimulatedLine {
	readonly scac: string;
	/** Version of DCSA Track & Trace. */
	readonly dialect: "2.2" | "3.0-beta1" | "3.0";
	readonly baseUrl: string;
	readonly eventsPath: string;
	readonly authentication:
		| {
				readonly kind: "headers";
				readonly headers: Readonly<Record<string, string>>;
		  }
		| {
				readonly kind: "oauth2";
				readonly tokenUrl: string;
				readonly clientId: string;
				readonly clientSecret: string;
		  };
}

function credentialsOf(
	{ authentication }: SimulatedLine,
	{ http }: DcsaCarrierDeps,
): Pick<DcsaCarrierConfig, "headers" | "authenticator"> {
	if (authentication.kind === "headers")
		return { headers: authentication.headers };
	const { kind: _, ...credentials } = authentication;
	const type = "oauth2-client-credentials";
	return { authenticator: authenticatorFor({ type, ...credentials }, http) };
}

/** The shipping lines of the simulated world, behind the same adapter as real ones. */
export function simulatedCarriers(
	world: { readonly lines: readonly SimulatedLine[] },
	deps: DcsaCarrierDeps,
): readonly Carrier[] {
	return world.lines.map((line) =>
		dcsaCarrier(
			{
				scac: line.scac,
				dialect: `dcsa-${line.dialect}`,
				baseUrl: line.baseUrl,
				eventsPath: line.eventsPath,
				...credentialsOf(line, deps),
				numbers: { strippedPrefixes: strippedPrefixes(line.scac) },
				policy: SIMULATED_POLICY,
			},
			deps,
		),
	);
}
