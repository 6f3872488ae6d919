import type { Queries } from "../../database/database.ts";
import {
	knownTexts,
	type RecordedMessage,
} from "../../resources/observations/observation.ts";
import { findMessages } from "../../resources/observations/observation-queries.ts";
import type { TrackingRequestTable } from "../../resources/tracking-requests/tracking-request-table.ts";
import type { Services } from "../../services/services.ts";
import type {
	CarrierAnswer,
	Inquiry,
} from "../../sources/contracts/carrier.ts";
import { CarrierError } from "../../sources/requests/carrier-errors.ts";

/** The answer of a line, with the messages of the shipment if they were read for it. */
export interface LineReply extends CarrierAnswer {
	readonly messages?: readonly RecordedMessage[] | undefined;
}

/** Builds the inquiry for an adapter, with `booking` for a `booking_number`. `read` gets the messages of the shipment. */
function inquiryOf(
	request: TrackingRequestTable,
	db: Queries,
	read: (messages: readonly RecordedMessage[]) => void,
): Inquiry {
	const {
		account_id: accountId,
		request_type: type,
		request_number: requestNumber,
		shipment_id: shipmentId,
		answer_digest: knownDigest,
	} = request;
	const requestType = type === "booking_number" ? "booking" : type;
	const inquiry = {
		accountId,
		requestType,
		requestNumber,
		knownDigest,
	} as const;
	if (shipmentId === null) return inquiry;
	return {
		...inquiry,
		async knownTexts() {
			const messages = await findMessages(db, accountId, shipmentId);
			read(messages);
			return knownTexts(messages);
		},
	};
}

/** Queries a shipping line for the number of a request, once. Throws {@link CarrierError}. */
export async function queryLine(
	scac: string,
	request: TrackingRequestTable,
	{ carriers, database }: Pick<Services, "carriers" | "database">,
	signal: AbortSignal,
): Promise<LineReply> {
	const carrier = carriers.find(scac);
	if (carrier) {
		let messages: readonly RecordedMessage[] | undefined;
		const inquiry = inquiryOf(request, database.db, (read) => {
			messages = read;
		});
		const answer = await carrier.track(inquiry, signal);
		return { ...answer, messages };
	}
	// The operator removed the line after the request was accepted.
	throw new CarrierError("data_unavailable", `${scac} is no longer configured`);
}
