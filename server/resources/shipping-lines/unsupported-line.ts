import { shippingLineByScac } from "../../reference/lookup.ts";

/** Says why a line cannot be asked: it is not configured here, or there is none with this SCAC (capitals). */
export function describeUnsupportedLine(scac: string): string {
	const line = shippingLineByScac(scac);
	return line
		? `${line.name} (${scac}) is not among the shipping lines that this installation can ask`
		: `${scac} is not the SCAC of a shipping line`;
}
