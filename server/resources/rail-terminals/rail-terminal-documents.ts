import type { RailTerminal } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import { sharedDocuments } from "../../json-api/shared-documents.ts";
import { RAIL_TERMINALS } from "../../reference/rail-terminals.ts";
import { serializeRailTerminal } from "./rail-terminal-serializer.ts";

const documents = sharedDocuments(RAIL_TERMINALS.map(serializeRailTerminal));

/** A rail terminal as it is replied. */
export function findRailTerminalDocument(
	id: string,
): JsonText<RailTerminal> | undefined {
	return documents.get(id);
}
