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

/**
 * The id of a shared record, made from its code (UUID version 5).
 * So the same port has the same id in every installation, in the examples of the contract and in the mock.
 */
export function referenceId(type: ReferenceType, code: string): string {
	return v5(`${type}:${code}`, NAMESPACE);
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
