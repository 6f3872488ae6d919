import { shippingLineByScac } from "../../reference/places/lookup.ts";
import type { Carrier } from "../contracts/carrier.ts";

/** The supported shipping lines. */
export interface CarrierRegistry {
	/** The line with this SCAC or alternative SCAC, in any case; undefined when it is not supported. */
	find(scac: string): Carrier | undefined;
	/** The SCAC of each line, once. */
	readonly scacs: readonly string[];
}

/** The primary SCAC for an alternative one; the code itself for an unknown line. */
export function canonicalScac(scac: string): string {
	return shippingLineByScac(scac)?.scac ?? scac;
}

/** Creates a registry of these carriers. */
export function carrierRegistry(carriers: readonly Carrier[]): CarrierRegistry {
	const byScac = new Map(carriers.map((carrier) => [carrier.scac, carrier]));
	return {
		find: (scac) => byScac.get(canonicalScac(scac.trim().toUpperCase())),
		scacs: [...byScac.keys()],
	};
}
