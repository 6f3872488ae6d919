import {
	below,
	readSettingsFile,
	type SettingsFile,
	type SettingsProblem,
} from "../../settings/files/settings-file.ts";
import {
	type ConnectionSettings,
	connectionProblems,
} from "../connections/connection-settings.ts";
import {
	type FacilityCodes,
	findFacility,
	type KnownFacility,
	unknownCodes,
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

type Written = { readonly terminals: readonly WrittenEntry[] };

/** Where in the file a code or facility appears first. */
type Seen = Map<string, string>;

function* facilityProblems(
	written: FacilityCodes,
	kind: TerminalEntry["kind"],
	at: SettingsProblem[0],
	seen: Seen,
): Generator<SettingsProblem> {
	const facility = findFacility(written);
	if (typeof facility === "string") {
		yield [at, `is wrong: ${facility}`];
		return;
	}
	for (const [member, error] of unknownCodes(written))
		yield [[...at, member], `is wrong: ${error}`];
	const wanted = kind === "rail" ? "rail_terminal" : "terminal";
	if (facility.type !== wanted)
		yield [
			at,
			`is ${facility.name}, ${wanted === "terminal" ? "an inland rail terminal" : "an ocean terminal"}, and the source is of kind "${kind}"`,
		];
	const first = seen.get(facility.id);
	if (first === undefined) seen.set(facility.id, `/${at.join("/")}`);
	else yield [at, `describes ${facility.name} again, after ${first}`];
}

/** Problems that the schema cannot express. */
function* problemsOf({ terminals }: Written): Generator<SettingsProblem> {
	const seen: Seen = new Map();
	for (const [
		index,
		{ code, kind, facilities, ...entry },
	] of terminals.entries()) {
		const at = ["terminals", index] as const;
		yield* below(at, connectionProblems(entry));
		const first = seen.get(code);
		if (first !== undefined)
			yield [[...at, "code"], `repeats ${code}, the code of ${first}`];
		for (const [number, facility] of facilities.entries())
			yield* facilityProblems(
				facility,
				kind,
				[...at, "facilities", number],
				seen,
			);
		seen.set(code, `/${at.join("/")}`);
	}
}

/** Reads a terminals file and finds its facilities in the reference tables. Throws `SettingsFileError`. */
export function readTerminalsFile(
	file: SettingsFile,
): readonly TerminalEntry[] {
	const { terminals } = readSettingsFile<Written>(
		file,
		TERMINALS_FILE_SCHEMA,
		problemsOf,
	);
	return terminals.map((entry) => ({
		...entry,
		facilities: entry.facilities
			.map(findFacility)
			.filter((facility) => typeof facility !== "string"),
	}));
}
