import type {
	Entity,
	FoundTerm,
	RecordTerm,
	Searched,
} from "../search-terms/search-table.ts";

const ENTITIES: readonly Entity[] = ["shipment", "cargo", "tracking_request"];

/** The rank of a match: a whole text is best, then its beginning, its end, and a part within. */
function rankOf({ term, place }: FoundTerm, key: string): number {
	return (term === key ? 0 : 1) + (place === 0 ? 0 : 2);
}

/** The records of the found terms, each once: best match first; among equal matches shipments first, then the latest. */
export function bestFirst(
	found: readonly RecordTerm[],
	key: string,
): readonly Searched[] {
	const ranks = new Map<string, { one: Searched; rank: number }>();
	for (const term of found) {
		const { entity, record_id: id } = term;
		const rank = Math.min(
			rankOf(term, key),
			ranks.get(id)?.rank ?? Number.POSITIVE_INFINITY,
		);
		ranks.set(id, { one: { entity, id }, rank });
	}
	const placeOf = ({ entity }: Searched) => ENTITIES.indexOf(entity);
	return [...ranks.values()]
		.sort(
			(a, b) =>
				a.rank - b.rank ||
				placeOf(a.one) - placeOf(b.one) ||
				(a.one.id < b.one.id ? 1 : -1),
		)
		.map(({ one }) => one);
}
