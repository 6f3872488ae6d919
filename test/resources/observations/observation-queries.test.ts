import { expect, test } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import type {
	NewObservation,
	StoredObservation,
} from "../../../server/resources/observations/observation.ts";
import {
	findMessages,
	findObservations,
	insertReports,
	restateObservations,
} from "../../../server/resources/observations/observation-queries.ts";
import { packReports } from "../../../server/resources/observations/pack-reports.ts";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";
import type { Observation } from "../../../server/tracking/observations/observation.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { day, say } from "../../tracking/messages.ts";

const { db } = await openForFile(openMigrated, "file::memory:");

/** A message with this number. */
function numbered(
	number: number,
	more: Partial<StoredObservation> = {},
): StoredObservation {
	return {
		...{ source_kind: "shipping_line", source_code: "MAEU", number },
		...{ key: `key ${number}`, version: `version ${number}` },
		...{ text_digest: null, received_at: day(1) },
		content: toJsonText(say(`ACT ${number} LOAD CNSHA`)),
		...more,
	};
}

/** Stores messages of a new shipment. */
async function stored(shipmentId: string, rows: readonly StoredObservation[]) {
	const owner = { accountId: "a", shipmentId };
	const observation = { raw: "text" } as Observation;
	const added = rows.map(
		(row): NewObservation => ({ observation, row, isRestated: false }),
	);
	await insertReports(db, atOnce(packReports(owner, added)));
	return {
		messages: () => findMessages(db, "a", shipmentId),
		observations: () => findObservations(db, "a", shipmentId),
		restate: (row: StoredObservation) => restateObservations(db, owner, [row]),
	};
}

test("messages of several sources, times and reports are read with the source, the time and the number of each", async () => {
	const terminal = { source_kind: "terminal" } as const;
	const rows = [
		numbered(1),
		numbered(2, { text_digest: "digest" }),
		numbered(3, terminal),
		numbered(4, { ...terminal, source_code: "Y258" }),
		numbered(5, { ...terminal, source_code: "Y258", received_at: day(2) }),
		numbered(7, { ...terminal, source_code: "Y258", received_at: day(2) }),
		...Array.from({ length: 70 }, (_, index) => numbered(8 + index)),
	];
	const { messages, observations } = await stored("several", rows);
	expect(await observations()).toEqual(rows);
	expect(await messages()).toEqual(rows.map(({ content: _, ...row }) => row));
});

test("each message that is reported again has the time of its own last receipt", async () => {
	const [one, two, three] = [numbered(1), numbered(2), numbered(3)];
	const { messages, restate } = await stored("again", [one, two, three]);
	await restate({ ...one, received_at: day(3) });
	await restate({ ...two, received_at: day(4) });
	const found = await messages();
	expect(found.map((row) => row.received_at)).toEqual([day(3), day(4), day(1)]);
});
