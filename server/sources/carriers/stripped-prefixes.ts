import { shippingLineByScac } from "../../reference/places/lookup.ts";

/** The codes that stand in front of a line's own numbers: its SCAC and the alternative ones. */
function prefixesOf(scac: string): readonly string[] {
	const line = shippingLineByScac(scac);
	return [scac, ...(line?.alternativeScacs ?? [])];
}

/** The codes to take off the front of a line's numbers before it is asked: as `strips` says, else as the line is known to want it. */
export function strippedPrefixes(
	scac: string,
	strips?: boolean,
): readonly string[] {
	const isKnownTo = shippingLineByScac(scac)?.stripsScacPrefix ?? false;
	return (strips ?? isKnownTo) ? prefixesOf(scac) : [];
}
