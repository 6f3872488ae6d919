import { shippingLineByScac } from "../../reference/lookup.ts";
import { SHIPPING_LINES } from "../../reference/shipping-lines.ts";
import type { Carrier } from "./carrier.ts";
import {
	type CarrierEntry,
	type CarriersFile,
	CarriersFileError,
	readCarriersFile,
} from "./carriers-file.ts";
import { type DcsaCarrierDeps, dcsaCarrier } from "./dcsa/dcsa-carrier.ts";

/** The shipping lines that can be asked. */
export interface CarrierRegistry {
	/** The line with this SCAC or alternative SCAC, in any case; undefined when it is not supported. */
	find(scac: string): Carrier | undefined;
	/** The SCAC of each, once. */
	readonly scacs: readonly string[];
}

/** The SCAC that a line is known by: its own for an alternative one, the code itself for a line we do not know. */
function canonicalScac(scac: string): string {
	return shippingLineByScac(scac)?.scac ?? scac;
}

/** Makes a registry of these carriers. */
export function carrierRegistry(carriers: readonly Carrier[]): CarrierRegistry {
	const byScac = new Map(carriers.map((carrier) => [carrier.scac, carrier]));
	return {
		find: (scac) => byScac.get(canonicalScac(scac.trim().toUpperCase())),
		scacs: [...byScac.keys()],
	};
}

/** The codes that stand in front of a line's own numbers: its SCAC and the alternative ones. */
function prefixesOf(scac: string): readonly string[] {
	const line = shippingLineByScac(scac);
	return [scac, ...(line?.alternativeScacs ?? [])];
}

function strippedPrefixes(scac: string, stripsScacPrefix: boolean | undefined) {
	const strips =
		stripsScacPrefix ?? shippingLineByScac(scac)?.stripsScacPrefix ?? false;
	return strips ? prefixesOf(scac) : [];
}

/** Every shipping line we know, answered by the simulated world at `url`: the same adapter that asks a real carrier. */
export function simulatedCarriers(
	world: { readonly url: string },
	deps: DcsaCarrierDeps,
): readonly Carrier[] {
	return SHIPPING_LINES.map(({ scac, stripsScacPrefix }) =>
		dcsaCarrier(
			{
				scac,
				baseUrl: `${world.url}/${scac}`,
				headers: { "consumer-key": "simulated" },
				strippedPrefixes: strippedPrefixes(scac, stripsScacPrefix),
			},
			deps,
		),
	);
}

/** The carriers of the operator's file; a line that it does not name is not supported. Throws {@link CarriersFileError}. */
export function configuredCarriers(
	file: CarriersFile,
	deps: DcsaCarrierDeps,
): readonly Carrier[] {
	const byScac = new Map<string, CarrierEntry>();
	for (const entry of readCarriersFile(file)) {
		const scac = canonicalScac(entry.scac);
		if (byScac.has(scac)) {
			throw new CarriersFileError(
				`${file.path}: ${entry.scac} is described twice${entry.scac === scac ? "" : ` (it is another code of ${scac})`}`,
			);
		}
		byScac.set(scac, entry);
	}
	return [...byScac].map(([scac, { dialect: _, stripScacPrefix, ...entry }]) =>
		dcsaCarrier(
			{
				...entry,
				scac,
				strippedPrefixes: strippedPrefixes(scac, stripScacPrefix),
			},
			deps,
		),
	);
}
