import type { ParseArgsConfig } from "node:util";
import type { LandfallClient } from "../index.ts";
import type { Output } from "./output.ts";

/** Headers that have the server refuse what the contract does not declare. */
export const STRICT = { prefer: "handling=strict" };

/** The values of options, as the command line gives them. */
export type OptionValues = Readonly<
	Record<string, string | boolean | (string | boolean)[] | undefined>
>;

/** The input of a command, and the client and output that it uses. */
export interface Call {
	readonly client: LandfallClient;
	/** The URL of the API, and the key for it. */
	readonly server: { readonly baseUrl: string; readonly apiKey: string };
	/** The words after the name of the command. */
	readonly words: readonly string[];
	readonly options: OptionValues;
	readonly output: Output;
	/** Aborts when the user interrupts. */
	readonly signal: AbortSignal;
}

/** A command of the program. */
export interface Command {
	/** Its words and options after the name, such as `<number> [--scac <scac>]`. */
	readonly usage: string;
	/** One line that says what the command does. */
	readonly summary: string;
	/** How many words it takes. */
	readonly words: number;
	readonly options: NonNullable<ParseArgsConfig["options"]>;
	/** Runs the command; resolves to whether it succeeded. */
	run(call: Call): Promise<boolean>;
}

/** An invalid command line; the message says how to write it. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}

/** Returns an option that is given once, as text. */
export function textOption(
	options: OptionValues,
	name: string,
): string | undefined {
	const value = options[name];
	return typeof value === "string" ? value : undefined;
}

/** Returns a whole number of at least 1 from an option. Throws {@link UsageError} for anything else. */
export function numberOption(
	options: OptionValues,
	name: string,
	otherwise: number,
): number {
	const text = textOption(options, name);
	if (text === undefined) return otherwise;
	if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
	throw new UsageError(
		`--${name} must be a whole number of 1 or more, not ${text}`,
	);
}

/** Returns the values of an option that can be repeated. */
export function textOptions(
	options: OptionValues,
	name: string,
): readonly string[] {
	const value = options[name];
	return Array.isArray(value) ? value.map(String) : [];
}
