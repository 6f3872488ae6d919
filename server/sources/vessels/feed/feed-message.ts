import { isImoNumber } from "../../../reference/imo-number.ts";
import type { UnverifiedPosition } from "../../contracts/valid-position.ts";
import { isShipMmsi } from "../../contracts/vessel-numbers.ts";
import { fieldsOf, isObject, textOf } from "../../parsing/fields.ts";
import { readTime } from "../../parsing/times.ts";

/** A parsed message of the feed. */
export type FeedMessage =
	| {
			readonly kind: "position";
			readonly mmsi: string;
			readonly position: UnverifiedPosition;
	  }
	| { readonly kind: "identity"; readonly mmsi: string; readonly imo: string }
	| { readonly kind: "refusal"; readonly words: string };

/** Messages of ships' own transponders (class A): AIS 1 to 3, 27 and 5 (ITU-R M.1371 annex 8). */
export const MESSAGE_TYPES = [
	"PositionReport",
	"LongRangeAisBroadcastMessage",
	"ShipStaticData",
] as const;

/** The time of a message, such as `2022-12-29 18:22:32.318353 +0000 UTC`, in epoch milliseconds. */
function timeOf(written: unknown): number | undefined {
	const text = textOf(written)?.replace(/ UTC$/, "") ?? null;
	const time = readTime(text, null);
	return time?.precision === "instant" ? time.atMs : undefined;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Parses a message in the format of aisstream.io. Null for other messages and for irrelevant ones. Never throws. */
export function readFeedMessage(text: string): FeedMessage | null {
	const envelope = fieldsOf(parse(text));
	const words = textOf(envelope.error, 500);
	if (words !== null) return { kind: "refusal", words };
	const type = MESSAGE_TYPES.find((one) => one === envelope.MessageType);
	const message = type && fieldsOf(envelope.Message)[type];
	if (!isObject(message) || message.Valid === false) return null;
	const meta = fieldsOf(envelope.MetaData);
	const mmsi = textOf(message.UserID) ?? textOf(meta.MMSI);
	if (mmsi === null || !isShipMmsi(mmsi)) return null;
	if (type === "ShipStaticData") {
		const imo = textOf(message.ImoNumber);
		return isImoNumber(imo) ? { kind: "identity", mmsi, imo } : null;
	}
	return {
		kind: "position",
		mmsi,
		position: {
			atMs: timeOf(meta.time_utc),
			latitude: message.Latitude,
			longitude: message.Longitude,
			heading: message.TrueHeading,
			course: message.Cog,
			speed: message.Sog,
		},
	};
}
