import {
	readSettingsFile,
	refuseProblems,
	type SettingsFile,
} from "../../settings/files/settings-file.ts";
import {
	type ConnectionSettings,
	connectionProblems,
} from "../carriers/carriers-file.ts";
import type { FeedConfig } from "./feed/feed-positions.ts";
import { VESSELS_FILE_SCHEMA } from "./vessels-file-schema.ts";

/** A source with the vessel positions contract. */
export interface PositionsEntry extends ConnectionSettings {
	readonly kind: "positions";
	readonly code: string;
	readonly maxBatch?: number;
}

/** An AIS feed in the format of aisstream.io. */
export interface FeedEntry extends FeedConfig {
	readonly kind: "aisstream";
}

/** One valid source entry of the file. */
export type VesselsEntry = PositionsEntry | FeedEntry;

/** Problems with an entry that the schema cannot express. */
function* problemsOf(entry: VesselsEntry): Generator<string> {
	if (entry.kind === "positions") yield* connectionProblems(entry);
	else if (entry.url !== undefined && !URL.canParse(entry.url))
		yield "/url is no valid address";
}

/** Reads a vessels file. Throws `SettingsFileError`. */
export function readVesselsFile(file: SettingsFile): readonly VesselsEntry[] {
	const { vessels } = readSettingsFile<{ vessels: VesselsEntry[] }>(
		file,
		VESSELS_FILE_SCHEMA,
	);
	const problems = vessels.flatMap((entry, index) => {
		const first = vessels.findIndex(({ code }) => code === entry.code);
		const own = [...problemsOf(entry)];
		if (first < index)
			own.push(`/code: ${entry.code} is the code of /vessels/${first}`);
		return own.map((problem) => `/vessels/${index}${problem}`);
	});
	refuseProblems(file, problems);
	return vessels;
}
