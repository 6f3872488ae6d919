import type { Terminal } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import { sharedDocuments } from "../../json-api/shared-documents.ts";
import { TERMINALS } from "../../reference/terminals.ts";
import { serializeTerminal } from "./terminal-serializer.ts";

const documents = sharedDocuments(TERMINALS.map(serializeTerminal));

/** An ocean terminal as it is replied. */
export function findTerminalDocument(
	id: string,
): JsonText<Terminal> | undefined {
	return documents.get(id);
}
