import { unprocessable } from "../../http/replies/api-error.ts";
import { describeUnsupportedLine } from "./unsupported-line.ts";

/** The lines that can be asked, by SCAC. */
interface Lines {
	find(scac: string): { readonly scac: string } | undefined;
}

/** The line of a submitted SCAC (upper case); empty when it is to be detected. Throws a 422 for one that cannot be asked. */
export function lineOf(scac: string, lines: Lines): string {
	if (scac === "") return "";
	const line = lines.find(scac);
	if (line) return line.scac;
	const { code, detail } = describeUnsupportedLine(scac);
	throw unprocessable("/data/attributes/scac", code, detail);
}
