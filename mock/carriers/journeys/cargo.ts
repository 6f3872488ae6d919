import { containerCheckDigit } from "../../../server/reference/iso-6346.ts";
import type { Deal } from "../basics/deal.ts";
import { type AskedNumber, isReservedUnknown } from "../basics/numbers.ts";
import type { Situation } from "./situations.ts";

/** A container of the simulated world. */
export interface Box {
	readonly number: string;
	/** Size and type code of ISO 6346. */
	readonly isoCode: string;
	readonly sealNumber: string;
	/** The bill without SCAC that it travels on. */
	readonly bill: string;
}

/** The numbers and boxes of one shipment. */
export interface Cargo {
	/** Bill numbers without SCAC: one, or two that share the boxes. */
	readonly bills: readonly [string, ...string[]];
	readonly booking: string;
	readonly boxes: readonly Box[];
	/** The box that the last of the boxes took the place of before anything happened to it. */
	readonly swappedOut: Box | undefined;
	/** References of the forwarder and the buyer. */
	readonly references: readonly {
		readonly type: "FF" | "PO";
		readonly value: string;
	}[];
}

/** Owner codes of the lines' own containers; lines without any use leased ones only. */
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

/** Written more often the more common a size is. */
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

/** Deals what a shipment consists of; the asked number is one of its numbers. */
export function dealCargo(
	asked: AskedNumber,
	situation: Situation,
	deal: Deal,
): Cargo {
	const { scac } = asked.line;
	const own = asked.kind;
	const hasTwoBills = situation === "two bills";
	const bill = own === "bill" ? asked.number : dealBill(scac, deal);
	const otherBill = hasTwoBills ? [dealBill(scac, deal.of("other bill"))] : [];
	const bills = [bill, ...otherBill] as const;
	const booking = own === "booking" ? asked.number : dealBooking(scac, deal);
	const count = Math.max(bills.length, deal.integer("boxes", -1, 4));
	const boxes = Array.from({ length: count }, (_, index): Box => {
		const box = dealBox(
			scac,
			bills.at(index === 0 ? 0 : -1) ?? bill,
			index,
			deal,
		);
		return index === 0 && own === "container"
			? { ...box, number: asked.number }
			: box;
	});
	const swappedOut =
		situation === "container swapped"
			? dealBox(scac, bill, count, deal)
			: undefined;
	return {
		bills,
		booking,
		boxes,
		swappedOut,
		references: dealReferences(deal),
	};
}

function dealBox(scac: string, bill: string, index: number, deal: Deal): Box {
	const box = deal.of(`box ${index}`);
	return {
		number: dealContainerNumber(scac, box),
		isoCode: box.chance("other size", 0.15)
			? box.pick("size", ISO_CODES)
			: deal.pick("size", ISO_CODES),
		sealNumber: box.text("seal", "@@#######"),
		bill,
	};
}

/** The cargo that a box carried before, on other documents. */
export function dealEarlierCargo(scac: string, box: Box, deal: Deal): Cargo {
	const bill = dealBill(scac, deal);
	const sealNumber = deal.text("seal", "@@#######");
	return {
		bills: [bill],
		booking: dealBooking(scac, deal),
		boxes: [{ ...box, bill, sealNumber }],
		swappedOut: undefined,
		references: [],
	};
}

function dealBill(scac: string, deal: Deal): string {
	return knownNumber(deal.text("bill", BILL_SHAPES[scac] ?? BILL_SHAPE));
}

function dealBooking(scac: string, deal: Deal): string {
	return knownNumber(
		deal.text("booking", BOOKING_SHAPES[scac] ?? BOOKING_SHAPE),
	);
}

/** The dealt number, moved out of the reserved range by its last digit. */
function knownNumber(number: string): string {
	return isReservedUnknown(number) ? `${number.slice(0, -1)}5` : number;
}

function dealContainerNumber(scac: string, deal: Deal): string {
	const own = OWNER_CODES[scac];
	const owner =
		own === undefined || deal.chance("leased", 0.35)
			? deal.pick("lessor", LESSOR_CODES)
			: deal.pick("owner", own);
	const serial = deal.text("serial", "######");
	// Serials in the reserved range of unknown numbers end in 040 and the check digit 4.
	const body = owner + serial.replace(/040$/, "041");
	return body + containerCheckDigit(body);
}

function dealReferences(deal: Deal): Cargo["references"] {
	const references: { type: "FF" | "PO"; value: string }[] = [];
	if (deal.chance("forwarded", 0.7)) {
		references.push({ type: "FF", value: deal.text("forwarder", "FF-######") });
	}
	if (deal.chance("ordered", 0.6)) {
		references.push({ type: "PO", value: deal.text("order", "PO########") });
	}
	return references;
}
