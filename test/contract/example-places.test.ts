import { expect, it } from "vitest";
import type {
	MetroArea,
	Port,
	RailTerminal,
	Terminal,
} from "../../generated/openapi.ts";
import { METRO_AREAS } from "../../server/reference/metro-areas.ts";
import { PORTS } from "../../server/reference/ports.ts";
import { RAIL_TERMINALS } from "../../server/reference/rail-terminals.ts";
import { terminalId } from "../../server/reference/reference-id.ts";
import { TERMINALS } from "../../server/reference/terminals.ts";
import { serializeMetroArea } from "../../server/resources/metro-areas/metro-area-serializer.ts";
import { serializePort } from "../../server/resources/ports/port-serializer.ts";
import { serializeRailTerminal } from "../../server/resources/rail-terminals/rail-terminal-serializer.ts";
import { serializeTerminal } from "../../server/resources/terminals/terminal-serializer.ts";
import { webhookExamples } from "./contract-examples.ts";

type Place = Port | MetroArea | Terminal | RailTerminal;

const shown = webhookExamples
	.flatMap(({ value }) => (value as { included: Place[] }).included)
	.filter(({ type }) =>
		/^(port|metro_area|terminal|rail_terminal)$/.test(type),
	);

const served: readonly Place[] = [
	...PORTS.map((port) =>
		serializePort(
			port,
			TERMINALS.filter(({ portCode }) => portCode === port.code).map(
				terminalId,
			),
		),
	),
	...METRO_AREAS.map(serializeMetroArea),
	...TERMINALS.map(serializeTerminal),
	...RAIL_TERMINALS.map(serializeRailTerminal),
];

it("the places of the examples are those that the server knows", () => {
	expect(shown.length).toBeGreaterThan(6);
	for (const place of shown) {
		const same = served.find(({ id }) => id === place.id);
		// What a terminal tells of its containers depends on the installation.
		if (same?.type === "terminal" && place.type === "terminal") {
			const { provided_data } = place.attributes;
			const attributes = { ...same.attributes, provided_data };
			expect(place).toEqual({ ...same, attributes });
		} else {
			expect(place).toEqual(same);
		}
	}
});
