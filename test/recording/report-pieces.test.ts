import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type ReportRows,
	reportPieces,
} from "../../server/recording/report-pieces.ts";
import { atOnce } from "../../server/tracking/observations/interruptible.ts";

/** A report with these numbers of rows; containers are named by index. */
function reportOf(
	observations: number,
	containers: readonly {
		events: number;
		isChanged: boolean;
		values: number;
	}[],
	rawEvents: number,
): ReportRows {
	const rows = <Row>(count: number, make: (index: number) => object) =>
		Array.from({ length: count }, (_, index) => make(index) as Row);
	const all = containers.map((_, index) => ({
		id: `id ${index}`,
		number: `number ${index}`,
	}));
	const transportEvents = containers.flatMap(({ events }, index) =>
		rows<{ container_id: string }>(events, (event) => ({
			container_id: `id ${index}`,
			event,
		})),
	);
	return {
		observations: rows(observations, (index) => ({ index })),
		records: {
			containers: all,
			changedContainers: all.filter((_, index) => containers[index]?.isChanged),
			rawEvents: rows(rawEvents, (index) => ({ index })),
			transportEvents,
			news: transportEvents.filter((_, index) => index % 2 === 0),
		},
		changes: all.map(({ number }) => ({ number })),
		values: new Map(
			all.flatMap(({ id }, index) => {
				const { isChanged = false, values = 0 } = containers[index] ?? {};
				return isChanged && values > 0 ? [[id, rows(values, () => ({}))]] : [];
			}),
		),
	} as unknown as ReportRows;
}

/** Values of one container. */
const MOST_VALUES = 100;

const reports = fc
	.tuple(
		fc.nat(1_500),
		fc.array(
			fc.record({
				events: fc.nat(60),
				isChanged: fc.boolean(),
				values: fc.nat(MOST_VALUES),
			}),
			{ maxLength: 60 },
		),
		fc.nat(1_500),
	)
	.map(([observations, containers, rawEvents]) =>
		reportOf(observations, containers, rawEvents),
	);

const valuesIn = (report: ReportRows, ids: Iterable<string>) =>
	[...ids].flatMap((id) => report.values.get(id) ?? []);

const sizeOf = (report: ReportRows) =>
	valuesIn(report, report.values.keys()).length +
	report.observations.length +
	report.records.rawEvents.length +
	report.records.changedContainers.length +
	report.records.transportEvents.length;

describe("a report in pieces", () => {
	test("has every row once, in order, and no piece is too large for one transaction", () => {
		fc.assert(
			fc.property(reports, (report) => {
				const pieces = atOnce(reportPieces(report));
				const { records } = report;
				const most = pieces.length === 1 ? 800 : 128 + MOST_VALUES;
				for (const {
					observations,
					rawEvents,
					containers,
					transportEvents,
				} of pieces) {
					const ids = containers.map(({ id }) => id);
					const values = valuesIn(report, ids);
					const rows = [
						...[observations, rawEvents, containers, transportEvents],
						values,
					];
					expect(rows.flat().length).toBeLessThanOrEqual(most);
				}
				expect(pieces.flatMap((one) => one.observations)).toEqual(
					report.observations,
				);
				expect(pieces.flatMap((one) => one.rawEvents)).toEqual(
					records.rawEvents,
				);
				expect(pieces.flatMap((one) => one.containers)).toEqual(
					records.changedContainers,
				);
				expect(pieces.flatMap((one) => one.transportEvents)).toEqual(
					records.transportEvents,
				);
			}),
		);
	});

	test("notifies an event with its row, and the changes of a container with its record", () => {
		fc.assert(
			fc.property(reports, (report) => {
				const pieces = atOnce(reportPieces(report));
				expect(pieces.flatMap(({ news }) => news)).toEqual(report.records.news);
				if (pieces.length === 1) return;
				for (const { containers, changes, transportEvents, news } of pieces) {
					expect(changes.map(({ number }) => number)).toEqual(
						containers.map(({ number }) => number),
					);
					expect(news.every((row) => transportEvents.includes(row))).toBe(true);
				}
			}),
		);
	});

	test("is divided in steps of at most one piece", () => {
		fc.assert(
			fc.property(reports, (report) => {
				const { observations, records } = report;
				const { containers, transportEvents, rawEvents } = records;
				// A container is one step, however many events it has.
				const split =
					(observations.length + rawEvents.length) / 128 -
					(containers.length + transportEvents.length > 0 ? 1 : 0);
				const steps = reportPieces(report);
				let count = 0;
				while (!steps.next().done) count += 1;
				if (sizeOf(report) > 800)
					expect(count).toBeGreaterThanOrEqual(Math.floor(split) + 1);
			}),
		);
	});

	test("is one piece when one transaction can hold it", () => {
		fc.assert(
			fc.property(reports, (report) => {
				expect(atOnce(reportPieces(report)).length === 1).toBe(
					sizeOf(report) <= 800,
				);
			}),
		);
	});
});
