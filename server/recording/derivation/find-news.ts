import type { Queries } from "../../database/database.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { NewObservation } from "../../resources/observations/observation.ts";
import { findMessages } from "../../resources/observations/observation-queries.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { newObservationsOf } from "./observation-records.ts";
import type { SourceReport } from "./source-report.ts";

/** Observations kept per shipment. Real shipments have less than a tenth of them. */
const MAX_OBSERVATIONS = 50_000;

/** What is new in a report. */
export interface ReportNews {
	/** A new id when the request has no shipment yet. */
	readonly shipmentId: string;
	readonly newObservations: readonly NewObservation[];
	/** The current time of the clock. */
	readonly now: string;
	/** Whether the shipment must be derived again: it has new observations, or is due. */
	readonly isNews: boolean;
}

/** Finds what is new in a report: observations that are not recorded yet, or a derivation that is due. */
export async function findNews(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	report: SourceReport,
): Promise<ReportNews> {
	const { shipment } = report;
	const accountId = report.request.account_id;
	const now = toInstant(clock.now());
	const shipmentId = shipment?.id ?? newRecordId();
	const known =
		shipment && report.observations.length > 0
			? (report.messages ?? (await findMessages(db, accountId, shipmentId)))
			: [];
	const found = await newObservationsOf(
		report.observations,
		known,
		report.textDigests,
	);
	const isFull = known.length + found.length > MAX_OBSERVATIONS;
	const newObservations = isFull ? [] : found;
	const dueAt = shipment?.derive_again_at ?? null;
	const isDue = dueAt !== null && dueAt <= now;
	const isNews = !shipment || newObservations.length > 0 || isDue;
	return { shipmentId, newObservations, now, isNews };
}
