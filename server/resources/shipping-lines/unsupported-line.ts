import { shippingLineByScac } from "../../reference/places/lookup.ts";

/** Why a line cannot be asked, for programs and for people. */
export interface UnsupportedLine {
	/** `blank` is what clients of this interface know for a SCAC that is nobody's. */
	readonly code: "unsupported_line" | "blank";
	readonly detail: string;
}

/** Says why a line cannot be asked: it is not configured here, or there is none with this SCAC (capitals). */
export function describeUnsupportedLine(scac: string): UnsupportedLine {
	const line = shippingLineByScac(scac);
	if (line === undefined) {
		return {
			code: "blank",
			detail: `${scac} is not the SCAC of a shipping line`,
		};
	}
	const detail = `${line.name} (${scac}) is not among the shipping lines that this installation can ask; GET /shipping_lines lists those`;
	return { code: "unsupported_line", detail };
}
