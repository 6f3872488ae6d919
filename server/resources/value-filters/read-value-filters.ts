import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { referenceKey, tagKey } from "../references/reference-key.ts";
import type { ReferencedType } from "../references/reference-table.ts";
import { customFieldFilter } from "./custom-field-filter.ts";
import { containersOf, either } from "./filters-by-shipment.ts";
import { referenceFilter } from "./reference-filter.ts";
import type { ValueFilter } from "./value-filter.ts";

const REFERENCES = "filter[ref_numbers]";
const TAGS = "filter[tags]";

/** The most values of one filter; a record matches any of them. */
const MOST_VALUES = 10;

/** A key that no record has, for a filter without values. */
const OF_NO_RECORD = " ";

/** The query parameters of filters by values. */
export interface ValueQuery {
	readonly "filter[tags]"?: string | undefined;
	readonly "filter[ref_numbers]"?: string | undefined;
	readonly "filter[custom_field]"?: string | undefined;
}

const ENTITIES = {
	shipment: "Shipment",
	container: "Container",
	tracking_request: "TrackingRequest",
} as const satisfies Record<ReferencedType, DefinitionTable["entity_type"]>;

function keysOf(
	parameter: string,
	text: string,
	keyOf: (one: string) => string,
): string[] {
	const keys = new Set(text.split(",").map(keyOf));
	keys.delete("");
	if (keys.size > MOST_VALUES)
		throw badParameter(
			parameter,
			"invalid",
			`${parameter} has ${keys.size} values; at most ${MOST_VALUES} are possible`,
		);
	return keys.size > 0 ? [...keys] : [OF_NO_RECORD];
}

/**
 * Reads the filters by tags, references and a custom field for a list. Containers also match by the tags and references of their
 * shipment. Invalid filters are a 400.
 */
export async function readValueFilters(
	db: Queries,
	accountId: string,
	type: ReferencedType,
	query: ValueQuery,
): Promise<readonly ValueFilter[]> {
	const filters: ValueFilter[] = [];
	const { [TAGS]: tags, [REFERENCES]: references } = query;
	if (references !== undefined) {
		const keys = keysOf(REFERENCES, references, referenceKey);
		const of = (one: ReferencedType) =>
			referenceFilter(db, accountId, REFERENCES, one, keys);
		filters.push(
			type === "container"
				? either(of(type), containersOf(db, accountId, of("shipment")))
				: of(type),
		);
	}
	if (tags !== undefined) {
		const keys = keysOf(TAGS, tags, tagKey);
		const owner = type === "container" ? "shipment" : type;
		const own = referenceFilter(db, accountId, TAGS, `${owner}_tag`, keys);
		filters.push(type === "container" ? containersOf(db, accountId, own) : own);
	}
	const field = query["filter[custom_field]"];
	if (field !== undefined)
		filters.push(await customFieldFilter(db, accountId, ENTITIES[type], field));
	return filters;
}
