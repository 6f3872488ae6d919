import { shippingLineByScac } from "../../reference/places/lookup.ts";

/** Prefixes of a line's own numbers: its SCAC and the alternative ones. */
function prefixesOf(scac: string): readonly string[] {
	const line = shippingLineByScac(scac);
	return [scac, ...(line?.alternativeScacs ?? [])];
}

/** Prefixes to remove from numbers in requests to a line: as `strips` states, or otherwise as the line expects. */
export function strippedPrefixes(
	scac: string,
	strips?: boolean,
): readonly string[] {
	const isKnownTo = shippingLineByScac(scac)?.stripsScacPrefix ?? false;
	return (strips ?? isKnownTo) ? prefixesOf(scac) : [];
}
