import type {
	MetroArea,
	Port,
	RailTerminal,
	Terminal,
} from "../../../generated/openapi.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import { METRO_AREAS } from "../../reference/places/metro-areas.ts";
import { mainPortCode } from "../../reference/places/ports/alternative-port-codes.ts";
import { PORTS } from "../../reference/places/ports/ports.ts";
import { RAIL_TERMINALS } from "../../reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../reference/places/terminals/terminals.ts";
import { terminalId } from "../../reference/reference-id.ts";
import type { TerminalRegistry } from "../../sources/contracts/terminal.ts";
import { serializeMetroArea } from "../metro-areas/metro-area-serializer.ts";
import { serializePort } from "../ports/port-serializer.ts";
import { serializeRailTerminal } from "../rail-terminals/rail-terminal-serializer.ts";
import { serializeTerminal } from "../terminals/terminal-serializer.ts";

type Place = Port | MetroArea | Terminal | RailTerminal;

/** The types of record that a {@link PlaceDirectory} has. */
export type PlaceType = Place["type"];

/** Ports, metro areas and terminals as replied; they do not change while the server runs. */
export interface PlaceDirectory {
	/** A place by its id; a port and a metro area also by a UN/LOCODE, in any case. */
	find<Type extends PlaceType>(
		type: Type,
		idOrCode: string,
	): JsonText<Extract<Place, { type: Type }>> | undefined;
}

function* places(polled: TerminalRegistry): Generator<Place> {
	const terminals = Map.groupBy(TERMINALS, ({ portCode }) => portCode);
	for (const facts of PORTS) {
		yield serializePort(
			facts,
			(terminals.get(facts.code) ?? []).map(terminalId),
		);
	}
	yield* METRO_AREAS.map(serializeMetroArea);
	for (const facts of TERMINALS) {
		const source = polled.find({ type: "terminal", id: terminalId(facts) });
		yield serializeTerminal(facts, source !== undefined);
	}
	yield* RAIL_TERMINALS.map(serializeRailTerminal);
}

/** Builds the record of every place in the reference tables; `polled` are the terminals that this installation polls. */
export function placeDirectory(polled: TerminalRegistry): PlaceDirectory {
	const documents = new Map<string, JsonText<Place>>();
	for (const place of places(polled)) {
		const text = toJsonText(place);
		documents.set(`${place.type} ${place.id}`, text);
		if ("code" in place.attributes) {
			documents.set(`${place.type} ${place.attributes.code}`, text);
		}
	}
	const find = (type: PlaceType, idOrCode: string) => {
		const code = idOrCode.toUpperCase();
		const main = type === "port" ? mainPortCode(code) : code;
		return (
			documents.get(`${type} ${idOrCode}`) ?? documents.get(`${type} ${main}`)
		);
	};
	return { find: find as PlaceDirectory["find"] };
}

declare module "../../services/services.ts" {
	interface Services {
		readonly places: PlaceDirectory;
	}
}
