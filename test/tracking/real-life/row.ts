/*
 * A journey as somebody could read it from a line's page, one event a line:
 *
 *   ACT 2026-01-25T12:43:00+02:00 LOAD EGALY by:NORA_MAERSK voy:603W
 *
 * Classifier, time as it is written there, code, place (`-` for none), then words in any order:
 *
 *   by:NAME/IMO   on a vessel, blanks of its name as `_`      vessel truck rail barge   how it moves
 *   voy:NUMBER    of the voyage                               empty                     the container is empty
 *   fac:CODE      of the terminal or depot                    at:POTE                   kind of facility
 *   call:ID seq:N of the call                                 box:NUMBER                the container; the first is the rule
 *   said:TIME     when the line recorded it                   doc:NAME                  the document that a state is of
 */

/** One event of a journey. */
export interface Row {
	readonly classifier: string;
	readonly at: string;
	readonly code: string;
	/** UN/LOCODE; null where the line names no place. */
	readonly locode: string | null;
	readonly mode: "VESSEL" | "TRUCK" | "RAIL" | "BARGE" | null;
	readonly vessel: {
		readonly name: string;
		readonly imo: string | null;
	} | null;
	readonly isEmpty: boolean;
	/** The value after `name:`, or null. */
	word(name: string): string | null;
}

const MODES = ["vessel", "truck", "rail", "barge"] as const;

function rowOf(line: string): Row {
	const [classifier = "", at = "", code = "", place = "-", ...words] =
		line.split(/\s+/);
	const word = (name: string) =>
		words.find((text) => text.startsWith(`${name}:`))?.slice(name.length + 1) ??
		null;
	const [vesselName, imo] = word("by")?.split("/") ?? [];
	const written = MODES.find((mode) => words.includes(mode));
	const mode = vesselName === undefined ? written : "vessel";
	return {
		classifier,
		at,
		code,
		locode: place === "-" ? null : place,
		mode: mode ? (mode.toUpperCase() as Uppercase<typeof mode>) : null,
		vessel: vesselName
			? { name: vesselName.replaceAll("_", " "), imo: imo ?? null }
			: null,
		isEmpty: words.includes("empty"),
		word,
	};
}

/** The events of a journey, in the order of its lines. */
export function rows(text: string): Row[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "")
		.map(rowOf);
}
