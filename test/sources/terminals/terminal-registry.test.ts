import { expect, test } from "vitest";
import { terminalByFirmsCode } from "../../../server/reference/places/lookup.ts";
import {
	type KnownFacility,
	knownTerminal,
} from "../../../server/sources/contracts/known-facility.ts";
import type { TerminalSource } from "../../../server/sources/contracts/terminal.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";

function facilityOf(firmsCode: string): KnownFacility {
	const facts = terminalByFirmsCode(firmsCode);
	if (!facts) throw new Error(`the tables lack ${firmsCode}`);
	return knownTerminal(facts);
}

const PIER_400 = facilityOf("W185");
const TRAPAC = facilityOf("Y258");

const sourceOf = (code: string): TerminalSource => ({
	code,
	kind: "terminal",
	async lookUp() {
		return [];
	},
});

/** A registry of sources, each with the facilities it serves. */
const registryOf = (...served: readonly (readonly KnownFacility[])[]) =>
	terminalRegistry(
		served.map((facilities, index) => ({
			source: sourceOf(`source-${index}`),
			facilities,
		})),
	);

test("a facility of two sources belongs to the first, and still counts as the only one of its port", () => {
	const registry = registryOf([PIER_400], [PIER_400]);
	expect(registry.find(PIER_400)?.code).toBe("source-0");
	expect(registry.only("terminal", "USLAX")).toEqual(PIER_400);
});

test("a facility without a source is not found", () => {
	expect(registryOf([PIER_400]).find(TRAPAC)).toBeUndefined();
	const ofRail = { ...PIER_400, type: "rail_terminal" } as const;
	expect(registryOf([PIER_400]).find(ofRail)).toBeUndefined();
});

test.each<
	[string, readonly KnownFacility[], KnownFacility["type"], string, boolean]
>([
	[
		"at the only facility that is served in the port",
		[PIER_400],
		"terminal",
		"USLAX",
		true,
	],
	[
		"nowhere when two facilities are served in the port",
		[PIER_400, TRAPAC],
		"terminal",
		"USLAX",
		false,
	],
	[
		"nowhere when the served facility is of another type",
		[PIER_400],
		"rail_terminal",
		"USLAX",
		false,
	],
	[
		"nowhere when the served facility is in another port",
		[PIER_400],
		"terminal",
		"NLRTM",
		false,
	],
	[
		"nowhere in a port that nobody knows",
		[PIER_400],
		"terminal",
		"XXXXX",
		false,
	],
	["nowhere when no facility is served", [], "terminal", "USLAX", false],
])(
	"a container without a named facility is queried %s",
	(_, served, type, locode, isOnly) => {
		const only = registryOf(served).only(type, locode);
		expect(only).toEqual(isOnly ? PIER_400 : undefined);
	},
);
