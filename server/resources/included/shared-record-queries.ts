import type { IncludedRecord } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { type ResourceIdentifier, recordKey } from "../../json-api/linkage.ts";
import type { PlaceDirectory, PlaceType } from "../places/place-directory.ts";
import { findVesselDocuments } from "../vessels/vessel-queries.ts";

interface FoundRecord {
	readonly id: string;
	/** The resource object as JSON text. */
	readonly document: string | undefined;
}

/** Reads shared records (vessels and places) by type and id, without unknown ones. Returns them by {@link recordKey}. */
export async function findSharedRecords<T extends IncludedRecord>(
	db: Queries,
	places: PlaceDirectory,
	identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, JsonText<T>>> {
	const byType = Map.groupBy(identifiers, ({ type }) => type);
	const found = new Map<string, JsonText<T>>();
	for (const [type, group] of byType) {
		const ids = group.map(({ id }) => id);
		const records =
			type === "vessel"
				? await findVessels(db, ids)
				: ids.map((id) => ({
						id,
						document: places.find(type as PlaceType, id),
					}));
		for (const { id, document } of records) {
			if (document === undefined) continue;
			found.set(recordKey({ type, id }), document as string as JsonText<T>);
		}
	}
	return found;
}

async function findVessels(
	db: Queries,
	ids: readonly string[],
): Promise<FoundRecord[]> {
	const found: FoundRecord[] = [];
	for (const batch of idBatches(ids))
		found.push(...(await findVesselDocuments(db, batch)));
	return found;
}
