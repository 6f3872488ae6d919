import { containerCheckDigit } from "../../../server/reference/iso-6346.ts";
import { isReservedUnknown, type RequestedNumber } from "../basics/numbers.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import type { Situation } from "./situations/draw-situation.ts";

/** A container of the simulated world. */
export interface Box {
	readonly number: string;
	/** Size and type code of ISO 6346. */
	readonly isoCode: string;
	readonly sealNumber: string;
	/** The bill without SCAC that it travels on. */
	readonly bill: string;
}

/** The numbers and containers of one shipment. */
export interface Cargo {
	/** Bill numbers without SCAC: one, or two that share the boxes. */
	readonly bills: readonly [string, ...string[]];
	readonly booking: string;
	readonly boxes: readonly Box[];
	/** The container that the last of the boxes replaced before departure. */
	readonly swappedOut: Box | undefined;
	/** References of the forwarder and the buyer. */
	readonly references: readonly {
		readonly type: "FF" | "PO";
		readonly value: string;
	}[];
}

/** Owner codes of each line; the others use leased containers only. */
const OWNER_CODES: Readonly<Record<string, readonly string[]>> = {
	ACLU: ["ACLU"],
	APLU: ["APZU", "APHU"],
	ARKU: ["ARKU"],
	CMDU: ["CMAU", "ECMU", "CGMU"],
	COSU: ["COSU", "CSNU", "CCLU"],
	EGLV: ["EGHU", "EISU", "EITU", "EMCU"],
	HDMU: ["HMMU", "HDMU"],
	HLCU: ["HLBU", "HLXU", "UACU", "HAMU"],
	KMTU: ["KMTU"],
	MAEU: ["MSKU", "MRKU", "MAEU", "SUDU"],
	MATS: ["MATU"],
	MSCU: ["MSCU", "MEDU", "MSDU", "MSMU"],
	ONEY: ["ONEU", "NYKU", "KKFU"],
	OOLU: ["OOLU", "OOCU"],
	PCIU: ["PCIU"],
	SMLM: ["SMCU"],
	TXZJ: ["TSSU"],
	WHLC: ["WHLU", "WHSU"],
	YMLU: ["YMLU", "YMMU"],
	ZIMU: ["ZIMU", "ZCSU"],
};
const LESSOR_CODES = [
	"TCNU",
	"TCLU",
	"TRHU",
	"TGHU",
	"TEMU",
	"SEGU",
	"CAIU",
	"BMOU",
	"FSCU",
	"FFAU",
	"GAOU",
	"TGCU",
];

/** Common sizes are listed several times, so that they are drawn more often. */
const ISO_CODES =
	"45G1 45G1 45G1 45G1 22G1 22G1 22G1 42G1 42G1 45R1 45R1 22R1 L5G1 22U1 42P1 22T1".split(
		" ",
	);

/** Shapes of bills without SCAC and of bookings: `#` digit, `@` letter, `*` either. */
const BILL_SHAPES: Readonly<Record<string, string>> = {
	ACLU: "SA########",
	COSU: "6#########",
	EGLV: "############",
	HDMU: "@@@@########",
	HLCU: "***#########",
	MAEU: "2########",
	MSCU: "@@######",
	ONEY: "@@@@########",
	OOLU: "2#########",
	WHLC: "###@######",
	YMLU: "E#########",
	ZIMU: "@@@#######",
};
const BOOKING_SHAPES: Readonly<Record<string, string>> = {
	HLCU: "########",
	MAEU: "2########",
	EGLV: "############",
};
const BILL_SHAPE = "@@@#######";
const BOOKING_SHAPE = "@@@########";

/** Draws the cargo of a shipment; the requested number is one of its numbers. */
export function drawCargo(
	requested: RequestedNumber,
	situation: Situation,
	random: SeededRandom,
): Cargo {
	const { scac } = requested.line;
	const own = requested.kind;
	const hasTwoBills = situation === "two bills";
	const bill = own === "bill" ? requested.number : drawBill(scac, random);
	const otherBill = hasTwoBills
		? [drawBill(scac, random.of("other bill"))]
		: [];
	const bills = [bill, ...otherBill] as const;
	const booking =
		own === "booking" ? requested.number : drawBooking(scac, random);
	const count = Math.max(bills.length, random.integer("boxes", -1, 4));
	const boxes = Array.from({ length: count }, (_, index): Box => {
		const box = drawBox(
			scac,
			bills.at(index === 0 ? 0 : -1) ?? bill,
			index,
			random,
		);
		return index === 0 && own === "container"
			? { ...box, number: requested.number }
			: box;
	});
	const swappedOut =
		situation === "container swapped"
			? drawBox(scac, bill, count, random)
			: undefined;
	return {
		bills,
		booking,
		boxes,
		swappedOut,
		references: drawReferences(random),
	};
}

function drawBox(
	scac: string,
	bill: string,
	index: number,
	random: SeededRandom,
): Box {
	const box = random.of(`box ${index}`);
	return {
		number: drawContainerNumber(scac, box),
		isoCode: box.chance("other size", 0.15)
			? box.pick("size", ISO_CODES)
			: random.pick("size", ISO_CODES),
		sealNumber: box.text("seal", "@@#######"),
		bill,
	};
}

/** Draws the previous cargo of a container, on other documents. */
export function drawEarlierCargo(
	scac: string,
	box: Box,
	random: SeededRandom,
): Cargo {
	const bill = drawBill(scac, random);
	const sealNumber = random.text("seal", "@@#######");
	return {
		bills: [bill],
		booking: drawBooking(scac, random),
		boxes: [{ ...box, bill, sealNumber }],
		swappedOut: undefined,
		references: [],
	};
}

function drawBill(scac: string, random: SeededRandom): string {
	return knownNumber(random.text("bill", BILL_SHAPES[scac] ?? BILL_SHAPE));
}

function drawBooking(scac: string, random: SeededRandom): string {
	return knownNumber(
		random.text("booking", BOOKING_SHAPES[scac] ?? BOOKING_SHAPE),
	);
}

/** The number, with its last digit changed if it is reserved as unknown. */
function knownNumber(number: string): string {
	return isReservedUnknown(number) ? `${number.slice(0, -1)}5` : number;
}

function drawContainerNumber(scac: string, random: SeededRandom): string {
	const own = OWNER_CODES[scac];
	const owner =
		own === undefined || random.chance("leased", 0.35)
			? random.pick("lessor", LESSOR_CODES)
			: random.pick("owner", own);
	const serial = random.text("serial", "######");
	// Serials in the reserved range of unknown numbers end in 040 and the check digit 4.
	const body = owner + serial.replace(/040$/, "041");
	return body + containerCheckDigit(body);
}

function drawReferences(random: SeededRandom): Cargo["references"] {
	const references: { type: "FF" | "PO"; value: string }[] = [];
	if (random.chance("forwarded", 0.7)) {
		references.push({
			type: "FF",
			value: random.text("forwarder", "FF-######"),
		});
	}
	if (random.chance("ordered", 0.6)) {
		references.push({ type: "PO", value: random.text("order", "PO########") });
	}
	return references;
}
