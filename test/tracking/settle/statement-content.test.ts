import { expect, it } from "vitest";
import type {
	Message,
	Statement,
} from "../../../server/tracking/observations/observation.ts";
import { contentOf } from "../../../server/tracking/settle/statement-content.ts";
import { BOX, BOX_2, day, say } from "../messages.ts";
import { report } from "../reports.ts";

const MOVE = say(
	`ACT 6 DEPA CNSHA ship:ALPHA voyage:1/2 call:C seq:3 phase:export at:port_terminal:T carries:${BOX} bill:B booking:K ref:R id:E`,
);
const HANDLING = say("ACT 5 LOAD CNSHA ship:ALPHA iso:45G1 seal:S");
const PAPER = say("ACT 4 TRD:ISSU - bill:B");
const STATUS = report(24, "USLAX", {
	isAvailable: true,
	holds: [{ name: "customs", status: "hold", description: null }],
});

/** [a statement, members that make it another message with the same content] */
const REPEATED: readonly (readonly [Statement, object])[] = [
	[MOVE, { key: "other" }],
	[MOVE, { sourceEventId: "other" }],
	[MOVE, { reportedAt: day(7) }],
	[MOVE, { receivedAt: day(80) }],
	[MOVE, { answerPosition: 3 }],
	[MOVE, { raw: "{}" }],
	[
		STATUS,
		{
			report: {
				holds: [{ description: null, status: "hold", name: "customs" }],
				isAvailable: true,
			},
		},
	],
];

/** [a statement, members that change its content] */
const OTHER: readonly (readonly [Statement, object])[] = [
	[MOVE, { source: { kind: "terminal", code: MOVE.source.code } }],
	[MOVE, { source: { kind: MOVE.source.kind, code: "CMDU" } }],
	[MOVE, { activity: "arrived" }],
	[MOVE, { classifier: "estimated" }],
	[MOVE, { originalEvent: "other" }],
	[MOVE, { occurredAt: day(7) }],
	[MOVE, { precision: "date" }],
	[MOVE, { timezone: null }],
	[MOVE, { place: null }],
	...[
		{ locode: "CNNGB" },
		{ name: "Ningbo" },
		{ facilityCode: "U" },
		{ facilityCodeList: "BIC" },
		{ facilityType: "depot" },
		{ facilityName: "Yangshan" },
	].map((part) => [MOVE, { place: { ...MOVE.place, ...part } }] as const),
	[MOVE, { billsOfLading: [] }],
	[MOVE, { bookings: [] }],
	[MOVE, { references: [] }],
	[MOVE, { mode: "barge" }],
	[MOVE, { call: null }],
	[MOVE, { call: { id: "D", sequence: 3 } }],
	[MOVE, { call: { id: "C", sequence: 4 } }],
	[MOVE, { vessel: null }],
	[MOVE, { vessel: { imo: null, name: "BRAVO" } }],
	[MOVE, { vessel: { imo: "9778791", name: "ALPHA" } }],
	[MOVE, { importVoyage: "3" }],
	[MOVE, { exportVoyage: "3" }],
	[MOVE, { phase: "import" }],
	[MOVE, { carried: [BOX_2] }],
	[MOVE, { containerNumber: BOX }],
	[HANDLING, { containerNumber: BOX_2 }],
	[HANDLING, { isoCode: "22G1" }],
	[HANDLING, { isEmpty: true }],
	[HANDLING, { sealNumber: null }],
	[HANDLING, { vessel: null }],
	[PAPER, { documentType: "BKG" }],
	[PAPER, { documentId: "DOC2" }],
	[STATUS, { containerNumber: BOX_2 }],
	[STATUS, { report: { isAvailable: true } }],
	[STATUS, { report: { ...STATUS.report, isAvailable: false } }],
];

const withParts = (statement: Statement, parts: object) =>
	contentOf({ ...statement, ...parts } as Message);

it.each(REPEATED)("%o has the same content with %o", (statement, parts) => {
	expect(withParts(statement, parts)).toBe(contentOf(statement));
});

it.each(OTHER)("%o has another content with %o", (statement, parts) => {
	expect(withParts(statement, parts)).not.toBe(contentOf(statement));
});
