/** A container number with a valid check digit. */
export const BOX = "MSKU1234565";
export const BOX_2 = "MSKU7654322";

const TRANSPORT_CODES = ["ARRI", "DEPA"];

/** Details of a message beyond its line. */
export interface MessageDetails {
	/** Id of the message; its line by default. */
	readonly id?: string;
	/** Container number; {@link BOX} by default, none for null. */
	readonly container?: string | null;
	/** Time of the report; by default that of the event, or a past date for future events. */
	readonly reportedAt?: string;
	readonly bill?: string;
	readonly booking?: string;
	/** SMDG code of the terminal. */
	readonly terminal?: string;
}

/**
 * One event as a carrier sends it (DCSA Track & Trace 2.2), from a line of words: classifier, time, code, place, then
 * `vessel` (or `vessel:NAME`) or `truck`, and `empty` when the container is. `ACT 2026-02-05T12:00:00Z LOAD CNSHA vessel`
 */
export function message(line: string, details: MessageDetails = {}): object {
	const [classifier, at, code = "", locode, means = "truck", filling] =
		line.split(" ");
	const [mode = "", vesselName = "EMMA_MAERSK"] = means.split(":");
	const { id = line, container = BOX, bill, booking } = details;
	const isTransport = TRANSPORT_CODES.includes(code);
	const documents = [
		...(bill === undefined ? [] : [["TRD", bill]]),
		...(booking === undefined ? [] : [["BKG", booking]]),
	];
	return {
		eventID: id,
		eventType: isTransport ? "TRANSPORT" : "EQUIPMENT",
		eventClassifierCode: classifier,
		eventDateTime: at,
		eventCreatedDateTime:
			details.reportedAt ??
			(classifier === "ACT" ? at : "2026-01-01T00:00:00Z"),
		documentReferences: documents.map(([type, value]) => ({
			documentReferenceType: type,
			documentReferenceValue: value,
		})),
		transportCall: {
			UNLocationCode: locode,
			...(details.terminal !== undefined && {
				facilityCode: details.terminal,
				facilityCodeListProvider: "SMDG",
			}),
			modeOfTransport: mode.toUpperCase(),
			...(mode === "vessel" && {
				exportVoyageNumber: "101E",
				importVoyageNumber: "101E",
				vessel: { vesselName },
			}),
		},
		...(isTransport
			? { transportEventTypeCode: code }
			: {
					equipmentEventTypeCode: code,
					...(container !== null && { equipmentReference: container }),
					ISOEquipmentCode: "45G1",
					emptyIndicatorCode: filling === "empty" ? "EMPTY" : "LADEN",
				}),
	};
}

/** The same messages with the vessel's IMO number. */
export function aboard(imo: string, messages: readonly object[]): object[] {
	return messages.map((message) => {
		const { transportCall } = message as { transportCall: { vessel?: object } };
		const { vessel } = transportCall;
		const named = vessel && { vessel: { ...vessel, vesselIMONumber: imo } };
		return { ...message, transportCall: { ...transportCall, ...named } };
	});
}

/** A new container that is at sea from Shanghai to Los Angeles on the first of March 2026. All its events but the arrival have happened. */
export function atSea(container = BOX): object[] {
	const of = (line: string) =>
		message(line, { id: `${container} ${line}`, container });
	return [
		of("ACT 2026-02-10T08:00:00Z GTOT CNSHA truck empty"),
		of("ACT 2026-02-14T08:00:00Z GTIN CNSHA truck"),
		of("ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel"),
		of("ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel"),
		message("EST 2026-03-12T08:00:00Z ARRI USLAX vessel", {
			id: `${container} arrival`,
			reportedAt: "2026-02-20T00:00:00Z",
		}),
		of("PLN 2026-03-13T08:00:00Z DISC USLAX vessel"),
	];
}

/** The state of a booking: `CONF` for confirmed, `CANC` for cancelled. */
export function bookingState(
	booking: string,
	code: string,
	reportedAt: string,
): object {
	return {
		eventID: `${booking} ${code}`,
		eventType: "SHIPMENT",
		eventClassifierCode: "ACT",
		eventDateTime: reportedAt,
		eventCreatedDateTime: reportedAt,
		shipmentEventTypeCode: code,
		documentTypeCode: "BKG",
		documentID: booking,
	};
}
