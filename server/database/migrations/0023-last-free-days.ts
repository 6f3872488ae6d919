import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Container, TransportEvent } from "../../../generated/openapi.ts";
import { startOfDay } from "../../tracking/local-day.ts";

type Db = Kysely<
	Record<"containers" | "transport_events", Record<string, string>>
>;
type Table = "containers" | "transport_events";

/** So many documents are read at once. */
const AT_ONCE = 500;

/** The midnight that begins the day of an instant in a zone; the instant where there is none, or no zone. */
function begun(at: string | null, zone: string | null): string | null {
	if (at === null || zone === null) return at;
	const beginMs = startOfDay(zone, Date.parse(at));
	return `${new Date(beginMs).toISOString().slice(0, 19)}Z`;
}

/** Line and terminal count by the clocks of the port, a railway by those of its ramp. */
function rewriteContainer({ attributes }: Container): void {
	const { import_deadlines: days, pod_timezone: zone } = attributes;
	if (days === null) return;
	const { pickup_lfd_line, pickup_lfd_terminal, pickup_lfd_rail } = days;
	days.pickup_lfd_line = begun(pickup_lfd_line, zone);
	days.pickup_lfd_terminal = begun(pickup_lfd_terminal, zone);
	days.pickup_lfd_rail = begun(
		pickup_lfd_rail,
		attributes.final_destination_timezone ?? zone,
	);
	attributes.pickup_lfd =
		days.pickup_lfd_line ?? days.pickup_lfd_terminal ?? days.pickup_lfd_rail;
	attributes.ind_facility_lfd_on = days.pickup_lfd_rail;
	attributes.ssl_lfd = days.pickup_lfd_line;
}

function rewriteEvent({ attributes }: TransportEvent): void {
	const { value_timestamp: at, timezone } = attributes;
	attributes.value = begun(at, timezone);
	attributes.value_timestamp = begun(at, timezone);
}

/** Rewrites the documents of a table by a pattern of one column, some at a time in the order of their keys. */
async function rewrite(
	db: Db,
	table: Table,
	[column, pattern]: readonly [column: string, pattern: string],
	change: (document: string) => string,
): Promise<void> {
	let last = { account_id: "", id: "" };
	for (;;) {
		const rows = await db
			.selectFrom(table)
			.select(["account_id", "id", "document"])
			.where((eb) =>
				eb(
					eb.refTuple("account_id", "id"),
					">",
					eb.tuple(last.account_id, last.id),
				),
			)
			.where(column, "like", pattern)
			.orderBy("account_id")
			.orderBy("id")
			.limit(AT_ONCE)
			.execute();
		for (const { account_id, id, document } of rows) {
			await db
				.updateTable(table)
				.set({ document: change(document) })
				.where("account_id", "=", account_id)
				.where("id", "=", id)
				.execute();
		}
		const end = rows.at(-1);
		if (end === undefined) return;
		last = end;
	}
}

function inDocument<Document>(change: (document: Document) => void) {
	return (text: string) => {
		const document = JSON.parse(text) as Document;
		change(document);
		return JSON.stringify(document);
	};
}

/**
 * Last free days are the midnights that begin them, where they were the last seconds. What sources said stays: days are
 * derived from it in the new form, so that the next report finds no change. What was sent to webhooks stays as it was sent.
 */
export const lastFreeDays: Migration = {
	async up(db: Db) {
		await rewrite(
			db,
			"containers",
			["document", '%"pickup_lfd":"%'],
			inDocument<Container>(rewriteContainer),
		);
		await rewrite(
			db,
			"transport_events",
			["event", "container.pickup_lfd%"],
			inDocument<TransportEvent>(rewriteEvent),
		);
	},
};
