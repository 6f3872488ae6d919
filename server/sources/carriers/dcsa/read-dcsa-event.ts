import { createHash } from "node:crypto";
import type {
	Classifier,
	TransportObservation,
} from "../../../tracking/observations/observation.ts";
import {
	type Fields,
	firstText,
	isObject,
	textOf,
} from "../../parsing/fields.ts";
import { rawText } from "../../parsing/raw-text.ts";
import { isOwnTime, readReportTime, readTime } from "../../parsing/times.ts";
import { type AtCall, readCall } from "./dcsa-call.ts";
import { wordFor } from "./dcsa-codes.ts";
import { textDigest } from "./dcsa-digest.ts";
import { readContainersAboard, readEquipment } from "./dcsa-equipment.ts";
import type {
	CarrierObservation,
	EventContext,
	EventReading,
} from "./dcsa-event-types.ts";
import { readPlace } from "./dcsa-place.ts";
import { readDocument, readReferences } from "./dcsa-references.ts";
import { readRetraction, retractedIdOf } from "./dcsa-retraction.ts";
import { flattenEvent } from "./dcsa-shape.ts";

/** The kinds of event that the adapter reads. */
type EventKind = "transport" | "equipment" | "shipment";

/** Member with the code of each kind of event: 2.x and 3.0 Beta 1, then both vocabularies of 3.0. */
const ACTIVITY_NAMES: Readonly<Record<EventKind, readonly string[]>> = {
	transport: ["transportEventTypeCode", "transportEventType", "eventTypeCode"],
	equipment: ["equipmentEventTypeCode", "equipmentEventType", "eventTypeCode"],
	shipment: ["shipmentEventTypeCode", "shipmentEventType", "eventTypeCode"],
};
const KINDS = ["transport", "equipment", "shipment"] as const;
const KIND_NAMES = ["eventType", "eventTypeCode"];
const EVENT_IDS = ["eventID", "eventId"];
/** Member with the classifier of an event (flattened): 2.x and 3.0 Beta 1, then 3.0. */
export const CLASSIFIER_NAMES = ["eventClassifierCode", "eventClassifier"];

/** Kinds and codes of 3.0 that are unrelated to milestones. */
const MEANINGLESS: ReadonlySet<string | undefined> = new Set([
	"IOT",
	"REEFER",
	"APPROACHING",
]);

function kindOf(event: Fields): EventKind | null {
	for (const name of KIND_NAMES) {
		const kind = wordFor("kind", event[name]);
		if (kind !== null) return kind;
	}
	for (const kind of KINDS) {
		const [first = "", second = ""] = ACTIVITY_NAMES[kind];
		if (textOf(event[first]) ?? textOf(event[second])) return kind;
	}
	return null;
}

/**
 * When the carrier recorded the message; null for a plan or an estimate that only repeats the time of its event. Other implausible
 * times are kept, so that parsing does not depend on the clock.
 */
function reportedAtOf(
	event: Fields,
	classifier: Classifier,
	occurredAt: string,
): string | null {
	const reported = readReportTime(event);
	const isOwn = reported?.at === occurredAt || isOwnTime(event);
	return reported === null || (isOwn && classifier !== "actual")
		? null
		: reported.at;
}

type Common = Omit<TransportObservation, keyof AtCall | "kind" | "activity">;

const skip = (skipped: string): EventReading => ({ skipped });
const expected = (skipped: string): EventReading => ({
	skipped,
	isExpected: true,
});

/** Reads the members of one kind of event and adds them to the common ones. */
function readKind(
	event: Fields,
	kind: EventKind,
	code: string | null,
	common: Common,
	container: string | null,
): EventReading {
	const unknownCode = `its ${kind} event code ${code ?? "(none)"} is unknown`;
	if (kind === "transport") {
		const activity = wordFor("transport", code);
		if (activity === null) {
			const isMeaningless = MEANINGLESS.has(code?.toUpperCase());
			return isMeaningless ? expected(unknownCode) : skip(unknownCode);
		}
		const atCall = { ...readCall(event), ...readContainersAboard(event) };
		return { observation: { kind, activity, ...common, ...atCall } };
	}
	if (kind === "equipment") {
		const activity = wordFor("equipment", code);
		if (activity === null) return skip(unknownCode);
		const equipment = readEquipment(event, container);
		if (equipment === null)
			return skip("its equipmentReference is no container number");
		const atCall = readCall(event);
		return {
			observation: { kind, activity, ...common, ...atCall, ...equipment },
		};
	}
	const activity = wordFor("shipment", code);
	// The standard has dozens of document states, most of them about amendments.
	if (activity === null) return expected(unknownCode);
	const document = readDocument(event);
	if (document === null) return skip("it names no document");
	const { type: documentType, number: documentId } = document;
	return {
		observation: { kind, activity, ...common, documentType, documentId },
	};
}

/**
 * Whether an id identifies an event. MSC composes the ids of vessel moves of classifier and time: two moves at one time share
 * an id, and a changed estimate gets a new one.
 */
function isIdentity(id: string | null, event: Fields): boolean {
	const minute = textOf(event.eventDateTime)?.slice(0, 16) ?? "";
	const classifier = firstText(event, CLASSIFIER_NAMES) ?? "";
	return id !== null && !id.startsWith(`${classifier}${minute}`);
}

/** Hash of an observation's content, without times of receipt. */
function contentKey(observation: CarrierObservation): string {
	const { raw: _, receivedAt: __, ...content } = observation;
	const hash = createHash("sha256").update(JSON.stringify(content));
	return `content-${hash.digest("hex").slice(0, 32)}`;
}

/** Reads a flattened event; `raw` is its text as sent. */
function readFlat(
	event: Fields,
	raw: string,
	context: EventContext,
): EventReading {
	const retractedId = retractedIdOf(event);
	if (retractedId === undefined) return skip("it retracts an unnamed event");
	if (retractedId !== null)
		return { observation: readRetraction(event, retractedId, raw, context) };

	const kind = kindOf(event);
	if (kind === null) {
		const unknown = "its eventType is unknown";
		const written = firstText(event, KIND_NAMES)?.toUpperCase();
		return MEANINGLESS.has(written) ? expected(unknown) : skip(unknown);
	}
	const classifierCode = firstText(event, CLASSIFIER_NAMES);
	const classifier = wordFor("classifier", classifierCode);
	if (classifier === null) return skip("its eventClassifierCode is unknown");
	const place = readPlace(event);
	const timezone = place?.locode ? context.zoneOf(place.locode) : null;
	const time = readTime(textOf(event.eventDateTime), timezone);
	if (time === null) return skip("its eventDateTime is unreadable");

	const sourceEventId = firstText(event, EVENT_IDS, 200);
	const code = firstText(event, ACTIVITY_NAMES[kind]);
	const common: Common = {
		key: sourceEventId ?? "",
		source: context.source,
		sourceEventId,
		originalEvent: `${kind.toUpperCase()} ${code} ${classifierCode}`,
		classifier,
		occurredAt: time.at,
		precision: time.precision,
		timezone,
		reportedAt: reportedAtOf(event, classifier, time.at),
		receivedAt: context.receivedAt,
		place,
		...readReferences(event),
		raw,
	};
	const reading = readKind(event, kind, code, common, context.container);
	const { observation } = reading;
	if (observation === undefined || isIdentity(sourceEventId, event))
		return reading;
	return { observation: { ...observation, key: contentKey(observation) } };
}

/**
 * Parses one event of DCSA Track & Trace 2.x, 3.0 Beta 1 or 3.0 into an observation. Never throws: invalid optional members
 * are left out, and an event without type, classifier or time is skipped.
 */
export function readEvent(value: unknown, context: EventContext): EventReading {
	if (!isObject(value)) return skip("it is no JSON object");
	const raw = rawText(value);
	if (raw === null) return skip("it is too large or too deeply nested");
	const digest = textDigest(raw);
	if (context.knownTexts.has(digest)) return { isKnown: true };
	const reading = readFlat(flattenEvent(value), raw, context);
	const { observation } = reading;
	if (observation === undefined) return reading;
	// A retraction without times gets the time of receipt.
	return observation.kind === "retraction" && observation.reportedAt === null
		? reading
		: { observation, textDigest: digest };
}
