import type { LocationListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { describePage } from "../../json-api/page.ts";
import { type FoundLocation, findLocations } from "./find-locations.ts";
import type { LocationType } from "./location-texts.ts";
import { findUse } from "./location-use-queries.ts";

/** The most locations in one reply. */
const MOST_LOCATIONS = 25;

const TYPES: readonly LocationType[] = [
	"port",
	"metro_area",
	"terminal",
	"rail_terminal",
];

/** How often an account uses a location; use of a port does not count for its terminals. */
function useOf(
	{ location: { type, id, code } }: FoundLocation,
	use: ReadonlyMap<string, number>,
): number {
	const isPlace = type === "port" || type === "metro_area";
	return use.get(isPlace ? code : id) ?? 0;
}

/**
 * GET /locations: the places that match a text, best match first; among equal matches the most used by the account comes first.
 */
export const listLocations: Operation<"listLocations"> = async ({
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { database, places } = services;
	const wanted = query["filter[type]"]?.split(",").map((type) => type.trim());
	const types = wanted && new Set(wanted as LocationType[]);
	const use = await findUse(database.db, account.id);
	const data = findLocations(query.search ?? "", types)
		.sort(
			(a, b) =>
				a.rank - b.rank ||
				useOf(b, use) - useOf(a, use) ||
				TYPES.indexOf(a.location.type) - TYPES.indexOf(b.location.type) ||
				a.location.name.localeCompare(b.location.name, "en"),
		)
		.slice(0, MOST_LOCATIONS)
		.flatMap(({ location }) => places.find(location.type, location.id) ?? []);
	const page = { number: 1, size: MOST_LOCATIONS };
	const { links } = describePage(requestUrl, page, data.length, data.length);
	return reply(200, listDocument<LocationListDocument>(data, { links }));
};
