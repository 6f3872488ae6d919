import type { ContainerRefreshSource } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { ApiError, notFound } from "../../http/replies/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import type { Services } from "../../services/services.ts";
import { advanceJob, enqueue } from "../../worker/job-queue.ts";
import { refreshJob, trackJob } from "../planned-jobs/tracking-jobs.ts";
import { openShipment } from "../shipments/shipment-queries.ts";
import type { ShipmentTable } from "../shipments/shipment-table.ts";
import { findRequestOfShipment } from "../tracking-requests/tracking-request-queries.ts";
import { findContainer, findContainerDocument } from "./container-queries.ts";
import { AGAIN_AFTER_MS, isStale, queriedVisits } from "./container-sources.ts";

/** Plans an immediate query of a shipment's line, unless the line was queried a moment ago. */
async function refreshLine(
	db: Queries,
	{ clock }: Services,
	{ account_id: accountId, id, scac, document }: ShipmentTable,
): Promise<ContainerRefreshSource> {
	const { line_tracking_last_attempted_at: lastQueriedAt } =
		fromJsonText(document).attributes;
	const now = clock.now();
	const request = await findRequestOfShipment(db, accountId, id);
	const started = request !== undefined && isStale(lastQueriedAt, now);
	if (started) {
		const job = trackJob(request);
		await advanceJob(db, accountId, job.dedupeKey, now, true);
		await enqueue(db, clock, [job]);
	}
	return {
		kind: "shipping_line",
		name: scac,
		started,
		last_queried_at: lastQueriedAt,
	};
}

/** Plans immediate queries of a container's terminals, except those queried a moment ago. */
async function refreshTerminals(
	db: Queries,
	services: Services,
	shipment: ShipmentTable,
	containerId: string,
): Promise<ContainerRefreshSource[]> {
	const { account_id: accountId, id: shipmentId, document } = shipment;
	const { clock, places } = services;
	const text = await findContainerDocument(db, accountId, containerId);
	if (!text) throw notFound();
	const visits = queriedVisits(
		services,
		fromJsonText(document),
		fromJsonText(text),
	);
	const sources = visits.map(({ facility, askedAt }) => {
		const place = places.find(facility.type, facility.id);
		return {
			kind: facility.type,
			name: place ? fromJsonText(place).attributes.name : facility.id,
			started: isStale(askedAt, clock.now()),
			last_queried_at: askedAt,
		};
	});
	if (sources.some(({ started }) => started))
		await enqueue(db, clock, [
			refreshJob(accountId, { shipmentId, containerId }),
		]);
	return sources;
}

function describe(sources: readonly ContainerRefreshSource[]): string {
	const named = (isStarted: boolean) =>
		sources
			.filter(({ started }) => started === isStarted)
			.map(({ kind, name }) => `${kind.replace("_", " ")} ${name}`)
			.join(", ") || "none";
	const minutes = AGAIN_AFTER_MS / 60_000;
	return `Started: ${named(true)}. Queried within the last ${minutes} minutes: ${named(false)}.`;
}

/** PATCH /containers/{id}/refresh: plans immediate queries of a container's sources. */
export const refreshContainer: Operation<"refreshContainer"> = async ({
	path,
	account,
	services,
	reply,
}) => {
	const { database } = services;
	const sources = await transact(database, async (transaction) => {
		const found = await findContainer(transaction, account.id, path.id);
		if (!found) throw notFound();
		requireEntitlement(account, "refresh");
		const { shipment_id: shipmentId } = found;
		const shipment = await openShipment(transaction, account.id, shipmentId);
		if (!shipment) throw notFound();
		if (shipment.line_tracking_stopped_at !== null)
			throw new ApiError(422, {
				code: "not_tracked",
				detail:
					"tracking of the shipment has stopped; resume it, and its sources are queried",
			});
		return [
			await refreshLine(transaction, services, shipment),
			...(await refreshTerminals(transaction, services, shipment, path.id)),
		];
	});
	return reply(200, { message: describe(sources), sources });
};
