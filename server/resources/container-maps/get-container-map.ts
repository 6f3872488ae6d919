import { transact } from "../../database/transact.ts";
import type { Operation, OperationContext } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import { planFollowing } from "../vessels/plan-following.ts";
import { findWay, putMaps, type StoredMap } from "./container-map-queries.ts";
import { mapDrawer } from "./map-drawer.ts";
import { planRecalls } from "./plan-recalls.ts";

/** How long a client may cache a map: an hour at sea, forever once it is final. */
const CACHE_CONTROL: Readonly<Record<StoredMap["phase"], string>> = {
	open: "private, no-cache",
	at_sea: "private, max-age=3600",
	final: "private, max-age=31536000, immutable",
};

/** Draws and stores a map that is missing or outdated. */
async function drawnMap({
	path,
	account,
	services,
}: OperationContext<"getContainerMap">): Promise<StoredMap> {
	const { db } = services.database;
	const way = await findWay(db, account.id, path.id);
	if (!way) throw notFound();
	requireEntitlement(account, "routing");
	const drawn = await mapDrawer(db, services)(way);
	await transact(services.database, async (transaction) => {
		await putMaps(transaction, [drawn]);
		await planFollowing(transaction, services, [drawn.map.vessel_id]);
		await planRecalls(transaction, services, [drawn]);
	});
	return drawn.map;
}

/** Whether a map is still current without new positions. */
function isSame({ changes_at }: StoredMap, clock: Clock): boolean {
	return changes_at === null || changes_at > toInstant(clock.now());
}

/** GET /containers/{id}/map_geojson: the past, current and expected sea route of one container. */
export const getContainerMap: Operation<"getContainerMap"> = async (
	context,
) => {
	const { path, account, services, reply } = context;
	const kept = account.entitlements.includes("routing")
		? await services.readMap(account.id, path.id)
		: undefined;
	const isGood = kept && isSame(kept, services.clock);
	const { document, phase, etag } = isGood ? kept : await drawnMap(context);
	return reply(200, document, {
		"Cache-Control": CACHE_CONTROL[phase],
		...(etag === null ? {} : { etag }),
	});
};
