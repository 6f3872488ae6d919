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
import type { Inquiry } from "../contracts/carrier.ts";
import { CARRIERS_FILE_SCHEMA } from "./carriers-file-schema.ts";
import type { Paging } from "./dcsa/dcsa-carrier.ts";
import type { Dialect, FilterNames } from "./dcsa/dcsa-request-versions.ts";

/** One valid carrier entry of the file. */
export interface CarrierEntry extends ConnectionSettings {
	readonly scac: string;
	readonly dialect: Dialect;
	readonly eventsPath?: string;
	readonly query?: Readonly<Record<string, string>>;
	readonly filterNames?: Partial<FilterNames>;
	readonly requestTypes?: readonly Inquiry["requestType"][];
	/** Whether the line's own codes are stripped; by default as the line expects. */
	readonly stripScacPrefix?: boolean;
	/** Codes to strip instead of the line's own. */
	readonly stripPrefixes?: readonly string[];
	readonly addPrefix?: string;
	readonly needsContainer?: boolean;
	readonly paging?: Paging;
}

type Written = { readonly carriers: readonly CarrierEntry[] };

function* problemsOf({ carriers }: Written): Generator<SettingsProblem> {
	for (const [index, entry] of carriers.entries())
		yield* below(["carriers", index], connectionProblems(entry));
}

/** Reads a carriers file. Throws `SettingsFileError`. */
export function readCarriersFile(file: SettingsFile): readonly CarrierEntry[] {
	return readSettingsFile<Written>(file, CARRIERS_FILE_SCHEMA, problemsOf)
		.carriers;
}
