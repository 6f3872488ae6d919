import { v5 } from "uuid";
import type { RailTerminalFacts, TerminalFacts } from "./reference-types.ts";

const NAMESPACE = "6c0a3d7e-0f0b-5d0c-9a41-2f5b1f6f8a10";

/** The kinds of record that every installation shares. */
export type ReferenceType =
	| "port"
	| "metro_area"
	| "terminal"
	| "rail_terminal"
	| "vessel"
	| "shipping_line";

/** Cache of computed ids, because the events of one container need the same few again and again. */
const made = new Map<string, string>();

/**
 * Size of the cache: more than all ports, terminals and current vessels. Names of vessels come from outside, so it needs a
 * limit.
 */
const MOST_MADE = 20_000;

/**
 * The id of a shared record, computed from its code (UUID version 5). So a port has the same id in every installation, in the
 * contract's examples and in the mock.
 */
export function referenceId(type: ReferenceType, code: string): string {
	const name = `${type}:${code}`;
	const known = made.get(name);
	if (known !== undefined) return known;
	if (made.size >= MOST_MADE) made.clear();
	const id = v5(name, NAMESPACE);
	made.set(name, id);
	return id;
}

/** The id of an ocean terminal. */
export function terminalId(
	facts: Pick<TerminalFacts, "portCode" | "nickname">,
): string {
	return referenceId("terminal", `${facts.portCode}/${facts.nickname}`);
}

/** The id of an inland rail terminal. */
export function railTerminalId(
	facts: Pick<RailTerminalFacts, "metroAreaCode" | "nickname">,
): string {
	return referenceId(
		"rail_terminal",
		`${facts.metroAreaCode}/${facts.nickname}`,
	);
}
