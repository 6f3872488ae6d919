import { SettingsFileError } from "../../settings/files/settings-error.ts";
import type { SettingsFile } from "../../settings/files/settings-file.ts";
import { limitsOf, type SharedLimits } from "../connections/source-limits.ts";
import type { Carrier } from "../contracts/carrier.ts";
import { authenticatorFor } from "../requests/authentication/authentication.ts";
import { canonicalScac } from "./carrier-registry.ts";
import { type CarrierEntry, readCarriersFile } from "./carriers-file.ts";
import { type DcsaCarrierDeps, dcsaCarrier } from "./dcsa/dcsa-carrier.ts";
import { strippedPrefixes } from "./stripped-prefixes.ts";

function configuredCarrier(
	scac: string,
	entry: CarrierEntry,
	deps: DcsaCarrierDeps & SharedLimits,
): Carrier {
	const { stripScacPrefix, stripPrefixes, addPrefix, needsContainer, ...rest } =
		entry;
	const { authentication, ...config } = rest;
	return dcsaCarrier(
		{
			...config,
			scac,
			authenticator:
				authentication && authenticatorFor(authentication, deps.http),
			numbers: {
				strippedPrefixes:
					stripPrefixes ?? strippedPrefixes(scac, stripScacPrefix),
				addedPrefix: addPrefix,
				needsContainer,
			},
			...limitsOf(`carrier ${scac}`, entry, deps),
		},
		deps,
	);
}

/** The carriers of the operator's file. Other lines are not supported. Throws {@link SettingsFileError}. */
export function configuredCarriers(
	file: SettingsFile,
	deps: DcsaCarrierDeps & SharedLimits,
): readonly Carrier[] {
	const byScac = new Map<string, CarrierEntry>();
	for (const entry of readCarriersFile(file)) {
		const scac = canonicalScac(entry.scac);
		if (byScac.has(scac)) {
			throw new SettingsFileError(
				`${file.path}: ${entry.scac} is described twice${entry.scac === scac ? "" : ` (it is another code of ${scac})`}`,
			);
		}
		byScac.set(scac, entry);
	}
	return [...byScac].map(([scac, entry]) =>
		configuredCarrier(scac, entry, deps),
	);
}
