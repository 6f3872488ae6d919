import type { MetroArea } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import { sharedDocuments } from "../../json-api/shared-documents.ts";
import { metroAreaByCode } from "../../reference/lookup.ts";
import { METRO_AREAS } from "../../reference/metro-areas.ts";
import { serializeMetroArea } from "./metro-area-serializer.ts";

const documents = sharedDocuments(
	METRO_AREAS.map(serializeMetroArea),
	({ attributes }) => [attributes.code],
);

/** A metro area as it is replied, by its id or its UN/LOCODE, in any case. */
export function findMetroAreaDocument(
	idOrCode: string,
): JsonText<MetroArea> | undefined {
	const area = metroAreaByCode(idOrCode.toUpperCase());
	return documents.get(area?.code ?? idOrCode);
}
