import { expect, it } from "vitest";
import {
	lineByScac,
	readNumber,
} from "../../../mock/carriers/basics/numbers.ts";
import { generateJourney } from "../../../mock/carriers/journeys/journey.ts";
import { conventionsOf } from "../../../mock/carriers/lines/line-conventions.ts";
import { DIALECTS } from "../../../mock/carriers/messages/dialects/dialects.ts";
import {
	currentMessages,
	journeyReports,
	messagesOf,
} from "../../../mock/carriers/messages/messages.ts";
import { truthOf } from "../../../mock/carriers/truth/answer-truth.ts";
import { placeByCode } from "../../../server/reference/places/lookup.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { readEvent } from "../../../server/sources/carriers/dcsa/read-dcsa-event.ts";
import type { PlaceLookup } from "../../../server/tracking/derive/lookups.ts";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { START_AT } from "../../mock/carriers/ask-world.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const lookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};

/** The journey of a simulated line's bill: the line's events, and the truth at the end. */
function journeyOf(scac: string, bill: string) {
	const line = lineByScac(scac);
	const asked = line && readNumber(line, "bill", bill);
	if (typeof asked !== "object") throw new Error(`${scac} ${bill}`);
	const journey = generateJourney("landfall", asked, START_AT, "booked");
	const messages = messagesOf(journey);
	const endsAt = journeyReports(journey).at(-1)?.report.publishedAt ?? START_AT;
	const dialect = DIALECTS[conventionsOf(scac).dialect];
	const answerAt = (at: number): Observation[] =>
		currentMessages(messages, at).flatMap((message) => {
			const { observation } = readEvent(dialect.write(message, message.event), {
				source: { kind: "shipping_line", code: scac },
				receivedAt: `${new Date(at).toISOString().slice(0, 19)}Z`,
				container: null,
				zoneOf: (locode) => lookup(locode)?.timezone ?? null,
				knownTexts: new Set(),
			});
			return observation ?? [];
		});
	return { truth: truthOf(journey, asked, endsAt), endsAt, answerAt };
}

/** Some lines of each dialect. */
const LINES = [
	...Map.groupBy(
		SHIPPING_LINES,
		({ scac }) => conventionsOf(scac).dialect,
	).values(),
].flatMap((lines) => lines.slice(0, extentOf(2)));

it.each([
	["leaves a port out", "OMITTED1"],
	["leaves containers behind", "ROLLED1"],
	["takes another vessel", "SWAPSHIP1"],
	["uses another transshipment port", "HUBMOVED1"],
])(
	"a line that %s has its actual journey, whether it is polled on the way or only at the end",
	(_what, bill) => {
		for (const { scac } of LINES) {
			const { truth, endsAt, answerAt } = journeyOf(scac, bill);
			const last = answerAt(endsAt);
			const polls = [0.1, 0.3, 0.5, 0.7].flatMap((share) =>
				answerAt(START_AT + share * (endsAt - START_AT)),
			);
			const context = { now: new Date(endsAt).toISOString(), lookup };
			for (const heard of [last, [...polls, ...last]]) {
				const { attributes } = deriveJourney(heard, context).shipment;
				const { bill_of_lading_number: _bill, ...facts } = truth.shipment ?? {};
				expect(attributes, scac).toMatchObject(facts);
			}
		}
	},
);
