import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { METRO_AREAS } from "../../reference/metro-areas.ts";
import { PORTS } from "../../reference/ports.ts";
import { RAIL_TERMINALS } from "../../reference/rail-terminals.ts";
import { referenceId, terminalId } from "../../reference/reference-id.ts";
import { SHIPPING_LINES } from "../../reference/shipping-lines.ts";
import { TERMINALS } from "../../reference/terminals.ts";
import { serializeMetroArea } from "../../resources/metro-areas/metro-area-serializer.ts";
import { serializePort } from "../../resources/ports/port-serializer.ts";
import { serializeRailTerminal } from "../../resources/rail-terminals/rail-terminal-serializer.ts";
import { serializeTerminal } from "../../resources/terminals/terminal-serializer.ts";
import { toJsonText } from "../json-text.ts";

interface SeededTable {
	id: string;
	code: string;
	document: string;
}

interface SeededTables {
	ports: SeededTable;
	metro_areas: SeededTable;
	terminals: SeededTable;
	rail_terminals: SeededTable;
	shipping_lines: {
		id: string;
		scac: string;
		name: string;
		short_name: string;
	};
}

/** What all accounts share: ports, metro areas, terminals, rail ramps and shipping lines, from our own tables. */
export const referenceData: Migration = {
	async up(db: Kysely<SeededTables>) {
		const terminalsByPort = Map.groupBy(
			TERMINALS,
			(terminal) => terminal.portCode,
		);
		const ports = PORTS.map((facts) =>
			serializePort(
				facts,
				(terminalsByPort.get(facts.code) ?? []).map(terminalId),
			),
		);
		await db
			.insertInto("ports")
			.values(
				ports.map((port) => ({
					id: port.id,
					code: port.attributes.code,
					document: toJsonText(port),
				})),
			)
			.execute();
		await db
			.insertInto("metro_areas")
			.values(
				METRO_AREAS.map(serializeMetroArea).map((area) => ({
					id: area.id,
					code: area.attributes.code,
					document: toJsonText(area),
				})),
			)
			.execute();
		await db
			.insertInto("terminals")
			.values(
				TERMINALS.map((facts) => {
					const terminal = serializeTerminal(facts, false);
					return {
						id: terminal.id,
						code: facts.portCode,
						document: toJsonText(terminal),
					};
				}),
			)
			.execute();
		await db
			.insertInto("rail_terminals")
			.values(
				RAIL_TERMINALS.map((facts) => {
					const terminal = serializeRailTerminal(facts);
					return {
						id: terminal.id,
						code: facts.metroAreaCode,
						document: toJsonText(terminal),
					};
				}),
			)
			.execute();
		await db
			.insertInto("shipping_lines")
			.values(
				SHIPPING_LINES.map((line) => ({
					id: referenceId("shipping_line", line.scac),
					scac: line.scac,
					name: line.name,
					short_name: line.shortName,
				})),
			)
			.execute();
	},
};
