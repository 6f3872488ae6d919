import type {
	ImportColumn,
	ImportRefusalReason,
	TrackingRequestCreateDocumentData,
} from "../../../../generated/openapi.ts";
import type { NumberType } from "../../../inference/vocabulary/inference.ts";
import { shippingLineByScac } from "../../../reference/places/lookup.ts";
import { type Meaning, meaningOf } from "./header-words.ts";
import { NUMBER_MEANINGS } from "./read-header.ts";
import { type Origins, refusalReason } from "./refusal-reason.ts";
import { scacOfName } from "./shipping-line-names.ts";
import { type Cell, cellsOf, type StoredLine } from "./table-line.ts";

type Attributes = TrackingRequestCreateDocumentData["attributes"];

type Kind = Attributes["request_type"];

/** The tracking request of a line. */
export interface LineRequest {
	readonly line: number;
	readonly request: TrackingRequestCreateDocumentData;
	/** The id or name of the customer. */
	readonly customer: Cell | undefined;
	readonly origins: Origins;
	/** The problems found in the line so far. */
	readonly reasons: readonly ImportRefusalReason[];
}

const ATTRIBUTES = "/data/attributes";

/** The kind of number of each column meaning. */
const KINDS: Partial<Record<Meaning, Kind>> = {
	bill_of_lading: "bill_of_lading",
	booking: "booking",
	container: "container",
};

const SEVERAL = /[;,|\r\n]+/;

function several(cells: readonly Cell[]): string[] {
	const values = cells.flatMap(({ value }) => value.split(SEVERAL));
	return [...new Set(values.map((value) => value.trim()))].filter(Boolean);
}

/** The SCAC of a cell with a line's name or SCAC. */
function scacOf({ value }: Cell): string | undefined {
	const isCode = /^[A-Za-z\d]{4}$/.test(value);
	const code = value.toUpperCase();
	if (isCode && shippingLineByScac(code)) return code;
	return scacOfName(value) ?? (isCode ? code : undefined);
}

/** The kind of a number: from its column or the line's type, else inferred. */
function kindOf(
	number: Cell,
	said: Cell | undefined,
	infer: (number: string) => NumberType,
): Kind | undefined {
	const kind = KINDS[number.meaning];
	if (kind) return kind;
	return said
		? KINDS[meaningOf(said.value) ?? "number"]
		: (infer(number.value) as Kind);
}

/** Yields the reasons why a line is malformed. */
function* misread(
	columns: readonly ImportColumn[],
	[, width]: StoredLine,
	cells: readonly Cell[],
): Generator<ImportRefusalReason> {
	if (width > columns.length)
		yield refusalReason(
			"malformed_csv",
			`the line has ${width} cells and the header row ${columns.length}`,
		);
	const swallowing = cells.find(
		({ value }) => value.includes('"') && /[\r\n]/.test(value),
	);
	if (swallowing)
		yield refusalReason(
			"malformed_csv",
			`${swallowing.column} has quotes and line breaks: a quote may not end, or is not written twice`,
			swallowing,
		);
}

/** Yields the reason why the number or its kind cannot be used. */
function* numberProblems(
	number: Cell | undefined,
	said: Cell | undefined,
	kind: Kind | undefined,
): Generator<ImportRefusalReason> {
	if (!number) yield refusalReason("blank", "the line has no number to track");
	else if (!kind)
		yield refusalReason(
			"not_allowed",
			`${said?.column} must be one of container, bill of lading, booking`,
			said,
		);
}

/** Yields the reason why the named shipping line cannot be used. */
function* shippingLineProblems(
	named: Cell | undefined,
	scac: string | undefined,
): Generator<ImportRefusalReason> {
	if (named && scac === undefined)
		yield refusalReason(
			"invalid",
			`${named.column} is neither the name nor the SCAC of a shipping line; GET /shipping_lines lists them`,
			named,
		);
}

/** Reads the request of a line. Missing values are inferred. */
export function lineRequest(
	columns: readonly ImportColumn[],
	stored: StoredLine,
	infer: (number: string) => NumberType,
): LineRequest {
	const cells = cellsOf(columns, stored);
	const first = (...meanings: readonly Meaning[]) =>
		meanings
			.map((one) => cells.find(({ meaning }) => meaning === one))
			.find((cell) => cell !== undefined);
	const all = (meaning: Meaning) =>
		cells.filter((cell) => cell.meaning === meaning);

	const number = first(...NUMBER_MEANINGS);
	const said = first("request_type");
	const kind = number && kindOf(number, said, infer);
	const named = first("scac", "shipping_line");
	const scac = named && scacOf(named);
	const origins: [string, Cell | undefined][] = [
		[`${ATTRIBUTES}/request_number`, number],
		[`${ATTRIBUTES}/request_type`, said],
		[`${ATTRIBUTES}/scac`, named],
		[`${ATTRIBUTES}/ref_numbers`, first("ref_numbers")],
		[`${ATTRIBUTES}/shipment_tags`, first("shipment_tags")],
		["/data/relationships/customer", first("customer")],
	];
	return {
		line: stored[0],
		request: {
			type: "tracking_request",
			attributes: {
				request_type: kind ?? "bill_of_lading",
				request_number: number?.value ?? "",
				...(scac !== undefined && { scac }),
				auto_detect_vocc_scac: scac === undefined,
				ref_numbers: several(all("ref_numbers")),
				shipment_tags: several(all("shipment_tags")),
			},
		},
		customer: first("customer"),
		origins: new Map(
			origins.filter((pair): pair is [string, Cell] => pair[1] !== undefined),
		),
		reasons: [
			...misread(columns, stored, cells),
			...numberProblems(number, said, kind),
			...shippingLineProblems(named, scac),
		],
	};
}
