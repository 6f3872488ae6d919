import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsOfReply } from "../../../../server/sources/carriers/dcsa/dcsa-body.ts";
import { CODES } from "../../../../server/sources/carriers/dcsa/dcsa-codes.ts";
import type { CarrierObservation } from "../../../../server/sources/carriers/dcsa/dcsa-event-types.ts";
import { readEvent } from "../../../../server/sources/carriers/dcsa/read-dcsa-event.ts";
import { CarrierError } from "../../../../server/sources/requests/carrier-errors.ts";
import { anyCharacter } from "../../../support/any-character.ts";
import { extentOf } from "../../../support/vitest/extent.ts";
import {
	ARRIVAL_3_0,
	CONFIRMATION,
	CONTEXT,
	DEPARTURE,
	DISCHARGE,
	LOADING_BETA_1,
} from "./dcsa-events.ts";

const TEXT = /^[^\p{Cc}]{1,200}$/u;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const oneOf = (words: object) =>
	expect.toSatisfy((value) => Object.keys(words).includes(String(value)));
const orNull = (pattern: RegExp) =>
	expect.toSatisfy((value) => value === null || pattern.test(value));
const maybe = (words: object) =>
	expect.toSatisfy((value) => value === null || value in words);
const texts = expect.toSatisfy(
	(value) =>
		Array.isArray(value) &&
		value.length <= 100 &&
		value.every((text) => TEXT.test(text)),
);

const PLACE = {
	locode: orNull(/^[A-Z]{2}[A-Z0-9]{3}$/),
	name: orNull(TEXT),
	facilityCode: orNull(TEXT),
	facilityCodeList: orNull(/^(SMDG|BIC|FIRMS)$/),
	facilityType: maybe(CODES.facilityType),
};

const BASE = {
	key: expect.stringMatching(TEXT),
	source: CONTEXT.source,
	sourceEventId: orNull(TEXT),
	originalEvent: expect.stringMatching(TEXT),
	classifier: oneOf(CODES.classifier),
	occurredAt: expect.stringMatching(INSTANT),
	precision: expect.stringMatching(/^(instant|date)$/),
	timezone: orNull(/^[A-Za-z_]+\/[A-Za-z_]+$/),
	reportedAt: orNull(INSTANT),
	receivedAt: "2026-03-01T12:30:00Z",
	billsOfLading: texts,
	bookings: texts,
	references: texts,
	raw: expect.any(String),
};

const AT_CALL = {
	mode: maybe(CODES.mode),
	importVoyage: orNull(TEXT),
	exportVoyage: orNull(TEXT),
	phase: maybe(CODES.phase),
};

/** Throws when an observation has a member outside its type, or an invalid value. */
function check(observation: CarrierObservation): void {
	const { place, ...rest } = observation;
	if (place !== null) {
		const { facilityName, ...others } = place;
		expect(others).toEqual(PLACE);
		expect(facilityName ?? "").toMatch(/^(.{1,250})?$/);
	}
	expect(JSON.parse(observation.raw)).toBeTypeOf("object");
	if (rest.kind === "retraction") {
		expect(rest).toEqual({
			...BASE,
			kind: "retraction",
			activity: "retracted",
			retractedEventId: expect.stringMatching(TEXT),
		});
		return;
	}
	if (rest.kind === "shipment") {
		expect(rest).toEqual({
			...BASE,
			kind: "shipment",
			activity: oneOf(CODES.shipment),
			documentType: expect.stringMatching(TEXT),
			documentId: expect.stringMatching(TEXT),
		});
		return;
	}
	const { call, vessel, ...others } = rest;
	if (call !== null) {
		expect(call).toEqual({ id: orNull(TEXT), sequence: orNull(/^\d+$/) });
	}
	if (vessel !== null) {
		expect(vessel).toEqual({ imo: orNull(/^\d{7}$/), name: orNull(TEXT) });
	}
	const isTransport = others.kind === "transport";
	expect(others).toEqual(
		isTransport
			? {
					...BASE,
					...AT_CALL,
					kind: "transport",
					activity: oneOf(CODES.transport),
					...(others.carried && {
						carried: others.carried.map(() =>
							expect.stringMatching(/^[A-Z]{4}\d{7}$/),
						),
					}),
				}
			: {
					...BASE,
					...AT_CALL,
					kind: "equipment",
					activity: oneOf(CODES.equipment),
					containerNumber: orNull(/^[A-Z]{4}\d{7}$/),
					isoCode: orNull(/^[A-Z0-9]{4}$/),
					isEmpty: expect.toSatisfy((value) =>
						[true, false, null].includes(value),
					),
					sealNumber: orNull(TEXT),
				},
	);
}

/** Reads a body as the adapter does, and returns how many events were understood. */
async function readAndCheck(text: string): Promise<number> {
	const events = await eventsOfReply({
		hasContent: true,
		header: () => "application/json",
		text,
		bytes: text.length,
	});
	const understood = events.flatMap(
		(event) => readEvent(event, CONTEXT).observation ?? [],
	);
	understood.forEach(check);
	return understood.length;
}

const noise = fc.oneof(
	fc.jsonValue({ maxDepth: 3 }),
	fc.string({ unit: anyCharacter, maxLength: 250 }),
	fc.constantFrom<unknown>(
		null,
		"",
		{},
		[],
		0,
		"2026-03-01",
		"USLAX",
		"\ud800",
		"__proto__",
		1e308,
		...Object.values(CODES).flatMap((list) => Object.values(list).flat()),
	),
);

/** An event of the standard with some members, at any depth, replaced by noise, and others added. */
const damagedEvent = fc
	.tuple(
		fc.constantFrom<Readonly<Record<string, unknown>>>(
			DEPARTURE,
			DISCHARGE,
			CONFIRMATION,
			LOADING_BETA_1,
			ARRIVAL_3_0,
		),
		fc.array(fc.tuple(fc.nat(), noise), { maxLength: 4 }),
		fc.dictionary(fc.string({ unit: anyCharacter }), noise, { maxKeys: 2 }),
	)
	.map(([event, damages, extra]) => {
		const copy: Record<string, unknown> = {
			...structuredClone(event),
			...extra,
		};
		for (const [position, value] of damages) {
			const owners = [copy, ...Object.values(copy)].filter(
				(owner): owner is Record<string, unknown> =>
					typeof owner === "object" && owner !== null && !Array.isArray(owner),
			);
			const members = owners.flatMap((owner) =>
				Object.keys(owner).map((name) => ({ owner, name })),
			);
			const member = members[position % members.length];
			if (member) member.owner[member.name] = value;
		}
		return copy;
	});

test("a damaged event is either skipped or gives a valid observation", async () => {
	let understood = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(damagedEvent, { maxLength: 5 }),
			async (events) => {
				understood += await readAndCheck(JSON.stringify(events));
			},
		),
		{ numRuns: extentOf(200) },
	);
	expect(understood).toBeGreaterThan(extentOf(100));
});

test("any text, JSON or not, gives observations or a CarrierError, and nothing else", async () => {
	const bodies = fc.oneof(
		fc.json({ maxDepth: 5 }),
		fc.string({ unit: anyCharacter }),
		fc
			.tuple(fc.array(damagedEvent, { maxLength: 2 }), fc.nat())
			.map(([events, cut]) => JSON.stringify(events).slice(0, cut)),
	);
	await fc.assert(
		fc.asyncProperty(bodies, async (text) => {
			try {
				await readAndCheck(text);
			} catch (error) {
				expect(error).toBeInstanceOf(CarrierError);
			}
		}),
		{ numRuns: extentOf(200) },
	);
});
