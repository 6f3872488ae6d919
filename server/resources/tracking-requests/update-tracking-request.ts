import type { TrackingRequestUpdateDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound, unprocessable } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { toInstant } from "../../runtime/clock.ts";
import { setReferences } from "../references/reference-queries.ts";
import { keepRequestTerms, requestReferences } from "./request-references.ts";
import {
	openTrackingRequest,
	setTrackingRequest,
} from "./tracking-request-queries.ts";
import { serializeTrackingRequest } from "./tracking-request-serializer.ts";

type Wanted = TrackingRequestUpdateDocument["data"]["attributes"];

/** The references of a body, under either of their two names; undefined without any. */
function wantedReferences(wanted: Wanted): string[] | undefined {
	const { ref_number: one, ref_numbers } = wanted;
	const several = ref_numbers ?? undefined;
	if (one === undefined) return several;
	if (several === undefined) return [one];
	const detail =
		"/data/attributes/ref_number and /data/attributes/ref_numbers are the same; send one of them";
	throw unprocessable("/data/attributes/ref_number", "not_allowed", detail);
}

/** PATCH /tracking_requests/{id}: replaces the references for the shipment. */
export const updateTrackingRequest: Operation<"updateTrackingRequest"> = async (
	context,
) => {
	const { path, body, account, requestUrl, services, reply } = context;
	const { database, clock } = services;
	refuseOtherId(path.id, body.data.id);
	const references = wantedReferences(body.data.attributes);
	const row = await transact(database, async (transaction) => {
		const found = await openTrackingRequest(transaction, account.id, path.id);
		if (!found) throw notFound();
		const kept = references ? toJsonText(references) : found.ref_numbers;
		if (kept === found.ref_numbers) return found;
		const changes = {
			ref_numbers: kept,
			updated_at: toInstant(clock.now()),
		};
		await setTrackingRequest(transaction, account.id, path.id, changes);
		const changed = { ...found, ...changes };
		await setReferences(transaction, requestReferences(changed));
		await keepRequestTerms(transaction, found, changed);
		return changed;
	});
	return reply(200, {
		data: serializeTrackingRequest(row),
		links: { self: requestUrl },
	});
};
