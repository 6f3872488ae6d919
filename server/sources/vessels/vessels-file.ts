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

type Written = { readonly vessels: readonly VesselsEntry[] };

function* addressProblems(entry: VesselsEntry): Generator<SettingsProblem> {
	if (entry.kind === "positions") yield* connectionProblems(entry);
	else if (entry.url !== undefined && !URL.canParse(entry.url))
		yield [["url"], "is no valid address"];
}

function* problemsOf({ vessels }: Written): Generator<SettingsProblem> {
	for (const [index, entry] of vessels.entries()) {
		const at = ["vessels", index] as const;
		yield* below(at, addressProblems(entry));
		const first = vessels.findIndex(({ code }) => code === entry.code);
		if (first < index)
			yield [
				[...at, "code"],
				`repeats ${entry.code}, the code of /vessels/${first}`,
			];
	}
}

/** Reads a vessels file. Throws `SettingsFileError`. */
export function readVesselsFile(file: SettingsFile): readonly VesselsEntry[] {
	return readSettingsFile<Written>(file, VESSELS_FILE_SCHEMA, problemsOf)
		.vessels;
}
