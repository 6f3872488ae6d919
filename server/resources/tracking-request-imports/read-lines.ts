import type {
	ImportColumn,
	ImportRefusalReason,
} from "../../../generated/openapi.ts";
import { ApiError, unprocessable } from "../../http/replies/api-error.ts";
import { recordCheck } from "../../http/replies/record-check.ts";
import { infer } from "../../inference/infer.ts";
import { readNumber } from "../../inference/reading/read-number.ts";
import {
	type FindLine,
	NO_EXPERIENCE,
	type NumberType,
} from "../../inference/vocabulary/inference.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import {
	duplicateRequest,
	requestRow,
} from "../tracking-requests/new-tracking-request.ts";
import {
	findOpenRequests,
	type RequestForNumber,
} from "../tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import { type FindNamed, findCustomers } from "./line-customers.ts";
import { type LineRequest, lineRequest } from "./table/line-request.ts";
import { type Origins, reasonOf } from "./table/refusal-reason.ts";
import type { StoredLine } from "./table/table-line.ts";

/** A line with the row of its request, or with the reasons for its refusal. */
export interface ReadLine {
	readonly line: number;
	readonly origins: Origins;
	readonly read: TrackingRequestTable | readonly ImportRefusalReason[];
}

/** Tables have no columns for custom fields. */
const NO_FIELDS = { schemas: new Map(), names: new Map() };

/** Converts an error to reasons that name columns of the line. */
export function reasonsOf(
	{ problems }: ApiError,
	origins: Origins,
): readonly ImportRefusalReason[] {
	return problems.map((problem) => reasonOf(problem, origins));
}

/** A longer number is refused in any case. Normalizing it can take the square of its length. */
const LONGEST_NUMBER = 200;

/** Infers the kind of a number from its form. */
function inferKind(findLine: FindLine): (number: string) => NumberType {
	return (number) => {
		const key = number.length > LONGEST_NUMBER ? undefined : readNumber(number);
		return key === undefined
			? "bill_of_lading"
			: infer(key, findLine, NO_EXPERIENCE).attributes.number_type;
	};
}

/** The customer of a line. */
function customerOf({ customer }: LineRequest, findNamed: FindNamed) {
	if (!customer) return undefined;
	const party = findNamed(customer);
	if (party) return party;
	throw unprocessable(
		"/data/relationships/customer",
		"unknown_party",
		`the account has no party ${customer.value}: create it first, or leave the customer out`,
	);
}

/** Reads a line with the same checks as the body of a request. */
async function readLine(
	services: Services,
	accountId: string,
	line: LineRequest,
	findNamed: FindNamed,
): Promise<ReadLine["read"]> {
	const { request, origins, reasons } = line;
	if (reasons.length > 0) return reasons;
	const problems = recordCheck("TrackingRequestCreateDocumentData")(request);
	if (problems.length > 0)
		return problems.map((problem) => reasonOf(problem, origins));
	try {
		return await requestRow(services, accountId, request, {
			fields: NO_FIELDS,
			findCustomer: async () => customerOf(line, findNamed),
		});
	} catch (error) {
		if (error instanceof ApiError) return reasonsOf(error, origins);
		throw error;
	}
}

/**
 * Refuses a line without a shipping line when its number is tracked already: by an earlier line, or by an earlier import of the same
 * table.
 */
async function withoutTracked(
	{ database }: Services,
	accountId: string,
	lines: readonly ReadLine[],
): Promise<ReadLine[]> {
	const keys = lines.flatMap(({ read }) =>
		"scac" in read && read.scac === "" ? [read.number_key] : [],
	);
	const { db } = database;
	const open = await findOpenRequests(db, accountId, [...new Set(keys)]);
	const tracked = new Map<string, RequestForNumber>(
		open
			.filter(({ line_scac: scac }) => scac !== "")
			.map((other) => [other.number_key, other]),
	);
	return lines.map((one) => {
		const { read, origins } = one;
		if (!("scac" in read)) return one;
		const other = tracked.get(read.number_key);
		if (read.scac !== "") {
			if (!other) tracked.set(read.number_key, read);
			return one;
		}
		if (!other) return one;
		const error = duplicateRequest({ ...read, scac: other.line_scac }, other);
		return { ...one, read: reasonsOf(error, origins) };
	});
}

/** Reads lines that are imported together, giving way to other work. */
export async function readLines(
	services: Services,
	accountId: string,
	columns: readonly ImportColumn[],
	stored: readonly StoredLine[],
): Promise<ReadLine[]> {
	const infer = inferKind(services.shippingLines.findTrackable);
	const requests: LineRequest[] = [];
	for (const one of stored) {
		requests.push(lineRequest(columns, one, infer));
		await giveWay();
	}
	const named = requests.flatMap(({ customer }) => customer ?? []);
	const { db } = services.database;
	const findNamed = await findCustomers(db, accountId, named);
	const lines: ReadLine[] = [];
	for (const request of requests) {
		const { line, origins } = request;
		const read = await readLine(services, accountId, request, findNamed);
		lines.push({ line, origins, read });
		await giveWay();
	}
	return withoutTracked(services, accountId, lines);
}
