import { shippingLineByScac } from "../../reference/places/lookup.ts";

/** Why a line is not supported, for programs and for people. */
export interface UnsupportedLine {
	/** `blank` is the code that clients of this interface expect for an unknown SCAC. */
	readonly code: "unsupported_line" | "blank";
	readonly detail: string;
}

/** Explains why a line is not supported: it is not configured, or its SCAC (upper case) is unknown. */
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
