import { METRO_AREAS } from "../../reference/places/metro-areas.ts";
import { PORTS } from "../../reference/places/ports/ports.ts";
import { RAIL_TERMINALS } from "../../reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../reference/places/terminals/terminals.ts";
import {
	railTerminalId,
	referenceId,
	terminalId,
} from "../../reference/reference-id.ts";
import { referenceKey } from "../references/reference-key.ts";

/** The kinds of location. */
export type LocationType = "port" | "metro_area" | "terminal" | "rail_terminal";

/** A location with its search texts, in upper case without blanks and punctuation. */
export interface KnownLocation {
	readonly type: LocationType;
	readonly id: string;
	/** UN/LOCODE of the place, or of the terminal's place. */
	readonly code: string;
	readonly name: string;
	/** Codes that are unique to it. */
	readonly codes: readonly string[];
	/** Its names, starting at each of their words. */
	readonly words: readonly string[];
}

type Text = string | null;

/** A text without its accents. */
export function withoutAccents(text: string): string {
	return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function keysOf(texts: readonly Text[]): string[] {
	return texts.flatMap((text) => (text === null ? [] : referenceKey(text)));
}

function wordsOf(names: readonly Text[]): string[] {
	return names.flatMap((name) => {
		const words = withoutAccents(name ?? "")
			.split(/[^\p{L}\p{N}]+/u)
			.filter((word) => word !== "");
		return words.map((_, index) => referenceKey(words.slice(index).join("")));
	});
}

/** Every location of the tables. */
export const KNOWN_LOCATIONS: readonly KnownLocation[] = [
	...PORTS.map((port) => ({
		type: "port" as const,
		id: referenceId("port", port.code),
		code: port.code,
		name: port.name,
		codes: [port.code],
		words: wordsOf([port.name, port.city]),
	})),
	...METRO_AREAS.map((area) => ({
		type: "metro_area" as const,
		id: referenceId("metro_area", area.code),
		code: area.code,
		name: area.name,
		codes: [area.code],
		words: wordsOf([area.name]),
	})),
	...TERMINALS.map((terminal) => ({
		type: "terminal" as const,
		id: terminalId(terminal),
		code: terminal.portCode,
		name: terminal.name,
		codes: keysOf([
			terminal.firmsCode,
			terminal.bicFacilityCode,
			terminal.smdgCode && terminal.portCode + terminal.smdgCode,
		]),
		words: [
			terminal.portCode,
			...wordsOf([terminal.name, terminal.nickname, terminal.city]),
		],
	})),
	...RAIL_TERMINALS.map((terminal) => ({
		type: "rail_terminal" as const,
		id: railTerminalId(terminal),
		code: terminal.metroAreaCode,
		name: terminal.name,
		codes: keysOf([terminal.firmsCode]),
		words: [
			terminal.metroAreaCode,
			...wordsOf([terminal.name, terminal.nickname, terminal.city]),
		],
	})),
];
