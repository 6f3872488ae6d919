import type { ImportRefusalReason } from "../../../../generated/openapi.ts";
import type { Problem } from "../../../http/replies/api-error.ts";
import type { Cell } from "./table-line.ts";

/** The most characters of a cell that a reason shows. */
const MOST_SHOWN = 100;

/** The cell of each member of the request, by JSON pointer. */
export type Origins = ReadonlyMap<string, Cell>;

/** A reason to refuse a line. */
export function refusalReason(
	code: ImportRefusalReason["code"],
	detail: string,
	cell?: Cell,
): ImportRefusalReason {
	return {
		code,
		detail,
		column: cell?.column ?? null,
		value: cell?.value.slice(0, MOST_SHOWN) ?? null,
	};
}

/** Converts a problem of a request to a reason that names the column of its line. */
export function reasonOf(
	{ code, detail, source, meta }: Partial<Problem>,
	origins: Origins,
): ImportRefusalReason {
	const pointer = source?.pointer ?? "";
	const [, cell] =
		[...origins].find(([origin]) => pointer.startsWith(origin)) ?? [];
	const text = detail ?? "";
	const words =
		cell && text.startsWith(pointer)
			? `${cell.column}${text.slice(pointer.length)}`
			: text;
	const tracking_request_id = meta?.tracking_request_id;
	return {
		...refusalReason(code ?? "invalid", words, cell),
		...(tracking_request_id !== undefined && { tracking_request_id }),
	};
}
