import type { Statement } from "../observations/observation.ts";
import { compareText } from "../observations/precedence.ts";

/** Content of a statement without its ids and report times, as a comparable text. */
export function contentOf(statement: Statement): string {
	const { source, place } = statement;
	return JSON.stringify([
		source.kind,
		source.code,
		statement.kind,
		statement.activity,
		statement.classifier,
		statement.originalEvent,
		statement.occurredAt,
		statement.precision,
		statement.timezone,
		place && [
			place.locode,
			place.name,
			place.facilityCode,
			place.facilityCodeList,
			place.facilityType,
			place.facilityName,
		],
		statement.billsOfLading,
		statement.bookings,
		statement.references,
		specificsOf(statement),
	]);
}

/** Content members that only this kind of statement has. */
function specificsOf(statement: Statement): readonly unknown[] {
	if (statement.kind === "shipment")
		return [statement.documentType, statement.documentId];
	if (statement.kind === "status") {
		const { containerNumber, report } = statement;
		return [containerNumber, sorted(report)];
	}
	const { call, vessel } = statement;
	const atCall = [
		statement.mode,
		call?.id,
		call?.sequence,
		vessel?.imo,
		vessel?.name,
		statement.importVoyage,
		statement.exportVoyage,
		statement.phase,
	];
	if (statement.kind === "transport")
		return [...atCall, statement.containerNumber, statement.carried];
	const { containerNumber, isoCode, isEmpty, sealNumber } = statement;
	return [...atCall, containerNumber, isoCode, isEmpty, sealNumber];
}

/** The value with object members sorted by name, because databases do not keep their order. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (value === null || typeof value !== "object") return value;
	return Object.entries(value)
		.sort(([a], [b]) => compareText(a, b))
		.map(([name, member]) => [name, sorted(member)]);
}
