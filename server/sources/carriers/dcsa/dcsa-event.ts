import { createHash } from "node:crypto";
import type {
	Observation,
	Source,
	TransportObservation,
} from "../../../tracking/observation.ts";
import { type AtCall, readCall } from "./dcsa-call.ts";
import { wordFor } from "./dcsa-codes.ts";
import { readEquipment } from "./dcsa-equipment.ts";
import {
	type Fields,
	fieldsOf,
	firstText,
	isObject,
	textOf,
} from "./dcsa-fields.ts";
import { readPlace } from "./dcsa-place.ts";
import { readReferences } from "./dcsa-references.ts";
import { type ReadTime, readTime } from "./dcsa-time.ts";

/** What reading an event needs to know besides the event. */
export interface EventContext {
	readonly source: Source;
	readonly now: Date;
	/** The IANA zone of a UN/LOCODE, or null when it is not known. */
	readonly zoneOf: (locode: string) => string | null;
}

/** An event understood, or why it was left out: words for the operator's log. */
export type EventReading =
	| { readonly observation: Observation; readonly skipped?: undefined }
	| { readonly observation?: undefined; readonly skipped: string };

/** The largest event that is kept, in UTF-16 units of its JSON text. Real ones have one to four thousand. */
const LONGEST_EVENT = 65_536;

/** How far ahead of our clock a carrier may date a fact: clocks and offsets are sometimes wrong, but not by more. */
const AHEAD_MS = 24 * 3_600_000;

const KINDS = ["transport", "equipment", "shipment"] as const;

/** JSON text of an event; null when it is too large, or nested too deeply to be written. */
function rawTextOf(event: Fields): string | null {
	try {
		const raw = JSON.stringify(event);
		return raw.length > LONGEST_EVENT ? null : raw;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** Track & Trace 3.0 Beta-1 splits an event into `metadata` and `payload`; everything else is flat. */
function flatten(event: Fields): Fields {
	return isObject(event.payload)
		? { ...fieldsOf(event.metadata), ...event.payload }
		: event;
}

function kindOf(event: Fields): Observation["kind"] | null {
	return (
		wordFor("kind", event.eventType) ??
		KINDS.find((kind) => textOf(event[`${kind}EventTypeCode`]) !== null) ??
		null
	);
}

function activityCodeOf(event: Fields, kind: Observation["kind"]) {
	return firstText(event, [`${kind}EventTypeCode`, "eventTypeCode"]);
}

function originalEventOf(event: Fields, kind: Observation["kind"]): string {
	return [
		kind.toUpperCase(),
		activityCodeOf(event, kind),
		textOf(event.eventClassifierCode),
	].join(" ");
}

function isAhead(time: ReadTime, now: Date): boolean {
	return Date.parse(time.at) > now.getTime() + AHEAD_MS;
}

type Common = Omit<TransportObservation, keyof AtCall | "kind" | "activity">;

/** What only this kind of event says, joined to what every event says; a text tells why it cannot be used. */
function readKind(
	event: Fields,
	kind: Observation["kind"],
	common: Common,
): Observation | string {
	const code = activityCodeOf(event, kind);
	const unknownCode = `its ${kind} event code ${code ?? "(none)"} is unknown`;
	if (kind === "transport") {
		const activity = wordFor("transport", code);
		return activity === null
			? unknownCode
			: { kind, activity, ...common, ...readCall(event) };
	}
	if (kind === "equipment") {
		const activity = wordFor("equipment", code);
		if (activity === null) return unknownCode;
		const equipment = readEquipment(event);
		return equipment === null
			? "its equipmentReference is no container number"
			: { kind, activity, ...common, ...readCall(event), ...equipment };
	}
	const activity = wordFor("shipment", code);
	const written = firstText(event, ["documentTypeCode"])?.toUpperCase();
	const documentType = wordFor("document", written) ?? written;
	const documentId = firstText(event, ["documentID", "documentReference"]);
	if (activity === null) return unknownCode;
	return documentType === undefined || documentId === null
		? "it names no document"
		: { kind, activity, ...common, documentType, documentId };
}

function contentKey(observation: Observation): string {
	const { raw: _, ...content } = observation;
	const hash = createHash("sha256").update(JSON.stringify(content));
	return `content-${hash.digest("hex").slice(0, 32)}`;
}

const skip = (skipped: string): EventReading => ({ skipped });

/**
 * Reads one event of DCSA Track & Trace 2.x (and the flat members of 3.0) into the canonical vocabulary.
 * Never throws; whatever is optional and strange is left out, and an event without type, classifier or time is skipped.
 */
export function readEvent(value: unknown, context: EventContext): EventReading {
	if (!isObject(value)) return skip("it is no JSON object");
	const raw = rawTextOf(value);
	if (raw === null) return skip("it is too large or too deeply nested");
	const event = flatten(value);
	if (event.isRetracted === true) return skip("the carrier retracted it");
	const kind = kindOf(event);
	if (kind === null) return skip("its eventType is unknown");
	const said = wordFor("classifier", event.eventClassifierCode);
	if (said === null) return skip("its eventClassifierCode is unknown");

	const place = readPlace(event);
	const timezone = place?.locode ? context.zoneOf(place.locode) : null;
	const time = readTime(textOf(event.eventDateTime), timezone);
	if (time === null) return skip("its eventDateTime is unreadable");
	const reported = readTime(
		firstText(event, ["eventUpdatedDateTime", "eventCreatedDateTime"]),
		null,
	);
	const isForetold = said === "actual" && isAhead(time, context.now);
	const sourceEventId = firstText(event, ["eventID"], 200);
	const observation = readKind(event, kind, {
		key: "",
		source: context.source,
		sourceEventId,
		originalEvent: originalEventOf(event, kind),
		classifier: isForetold ? "estimated" : said,
		occurredAt: time.at,
		precision: time.precision,
		timezone,
		reportedAt:
			reported === null || isAhead(reported, context.now) ? null : reported.at,
		place,
		...readReferences(event),
		raw,
	});
	if (typeof observation === "string") return skip(observation);
	// A fact dated ahead of the clock is a forecast. It gets a key of its own, for the same message can turn out true later.
	const key = sourceEventId ?? contentKey(observation);
	return {
		observation: { ...observation, key: isForetold ? `${key}:ahead` : key },
	};
}
