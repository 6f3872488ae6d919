import {
	readSettingsFile,
	refuseProblems,
	type SettingsFile,
} from "../../settings/files/settings-file.ts";
import {
	type ConnectionSettings,
	connectionProblems,
} from "../carriers/carriers-file.ts";
import {
	type FacilityCodes,
	findFacility,
	type KnownFacility,
} from "../contracts/known-facility.ts";
import type { Capabilities } from "./terminal-status/status-context.ts";
import { TERMINALS_FILE_SCHEMA } from "./terminals-file-schema.ts";

/** One valid source entry of the file. */
export interface TerminalEntry extends ConnectionSettings {
	readonly code: string;
	readonly kind: "terminal" | "rail";
	readonly facilities: readonly KnownFacility[];
	readonly capabilities?: Partial<Capabilities>;
	readonly maxBatch?: number;
}

type WrittenEntry = Omit<TerminalEntry, "facilities"> & {
	readonly facilities: readonly FacilityCodes[];
};

/** Where in the file a code or facility appears first. */
type Seen = Map<string, string>;

function* facilityProblems(
	facility: KnownFacility | string,
	kind: TerminalEntry["kind"],
	at: string,
	seen: Seen,
): Generator<string> {
	if (typeof facility === "string") {
		yield `${at}: ${facility}`;
		return;
	}
	const wanted = kind === "rail" ? "rail_terminal" : "terminal";
	if (facility.type !== wanted) {
		yield `${at}: ${facility.name} is ${wanted === "terminal" ? "an inland rail terminal" : "an ocean terminal"}, and the source is of kind "${kind}"`;
	}
	const first = seen.get(facility.id);
	if (first === undefined) seen.set(facility.id, at);
	else yield `${at}: ${facility.name} is described already, at ${first}`;
}

/** Problems that the schema cannot express, and the entry with its facilities. */
function check(written: WrittenEntry, index: number, seen: Seen) {
	const at = `/terminals/${index}`;
	const facilities = written.facilities.map(findFacility);
	const first = seen.get(written.code);
	const problems = [
		...[...connectionProblems(written)].map((problem) => `${at}${problem}`),
		...(first === undefined
			? []
			: [`${at}/code: ${written.code} is the code of ${first}`]),
		...facilities.flatMap((facility, number) => [
			...facilityProblems(
				facility,
				written.kind,
				`${at}/facilities/${number}`,
				seen,
			),
		]),
	];
	seen.set(written.code, at);
	const known = facilities.filter((facility) => typeof facility !== "string");
	return { problems, entry: { ...written, facilities: known } };
}

/** Reads a terminals file and finds its facilities in the reference tables. Throws `SettingsFileError`. */
export function readTerminalsFile(
	file: SettingsFile,
): readonly TerminalEntry[] {
	const { terminals } = readSettingsFile<{ terminals: WrittenEntry[] }>(
		file,
		TERMINALS_FILE_SCHEMA,
	);
	const seen: Seen = new Map();
	const checked = terminals.map((entry, index) => check(entry, index, seen));
	const problems = checked.flatMap((entry) => entry.problems);
	refuseProblems(file, problems);
	return checked.map(({ entry }) => entry);
}
