import { expect, test } from "vitest";
import { findNews } from "../../../server/recording/derivation/find-news.ts";
import type { SourceReport } from "../../../server/recording/derivation/source-report.ts";
import type { RecordedMessage } from "../../../server/resources/observations/observation.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { say } from "../../tracking/messages.ts";

const NOW = "2026-01-09T12:00:00Z";

/** The news of a report about a shipment, whose messages the job has read already. */
function newsOf(
	lines: readonly string[],
	shipment: { readonly derive_again_at: string | null } | undefined,
	messages: readonly RecordedMessage[] = [],
) {
	const report = {
		request: { account_id: "a" },
		shipment: shipment && { id: "s", ...shipment },
		observations: lines.map(say),
		messages,
	} as unknown as SourceReport;
	return findNews(undefined as never, { clock: testClock(NOW) }, report);
}

const RESTING = { derive_again_at: null };
const LOADED = "ACT 5 LOAD CNSHA";

test.each<
	[string, string[], { derive_again_at: string | null } | undefined, boolean]
>([
	["of a new shipment", [], undefined, true],
	["without messages", [], RESTING, false],
	["with a message", [LOADED], RESTING, true],
	["that is due to be read again", [], { derive_again_at: NOW }, true],
	[
		"that is due in a second",
		[],
		{ derive_again_at: "2026-01-09T12:00:01Z" },
		false,
	],
])("a report %s is news: %4$s", async (_, lines, shipment, isNews) => {
	const news = await newsOf(lines, shipment);
	expect(news).toMatchObject({ isNews, now: NOW });
	expect(news.newObservations).toHaveLength(lines.length);
	expect(news.shipmentId === "s").toBe(shipment !== undefined);
});

test("a shipment holds 50,000 messages, and no more are recorded", async () => {
	const known = Array.from(
		{ length: 49_999 },
		(_, index): RecordedMessage => ({
			...{ source_kind: "shipping_line", source_code: "MAEU", key: `${index}` },
			...{ version: `${index}`, number: index + 1, text_digest: null },
			received_at: NOW,
		}),
	);
	const one = await newsOf([LOADED], RESTING, known);
	expect(one.newObservations.map(({ row }) => row.number)).toEqual([50_000]);
	const two = await newsOf([LOADED, `${LOADED} id:2`], RESTING, known);
	expect(two).toMatchObject({ newObservations: [], isNews: false });
});
