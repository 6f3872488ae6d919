import type { Port } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import { sharedDocuments } from "../../json-api/shared-documents.ts";
import { portByCode } from "../../reference/lookup.ts";
import { PORTS } from "../../reference/ports.ts";
import { terminalId } from "../../reference/reference-id.ts";
import { TERMINALS } from "../../reference/terminals.ts";
import { serializePort } from "./port-serializer.ts";

const terminalsByPort = Map.groupBy(TERMINALS, ({ portCode }) => portCode);

const documents = sharedDocuments(
	PORTS.map((facts) =>
		serializePort(
			facts,
			(terminalsByPort.get(facts.code) ?? []).map(terminalId),
		),
	),
	({ attributes }) => [attributes.code],
);

/** A port as it is replied, by its id, its UN/LOCODE or an alternative one, in any case. */
export function findPortDocument(idOrCode: string): JsonText<Port> | undefined {
	const port = portByCode(idOrCode.toUpperCase());
	return documents.get(port?.code ?? idOrCode);
}
