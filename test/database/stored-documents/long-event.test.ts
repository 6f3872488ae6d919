import { expect, it } from "vitest";
import { eventText } from "../../../server/database/stored-documents/short-event-text.ts";
import {
	findSized,
	wholeDocuments,
} from "../../../server/database/stored-documents/sized-documents.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";

const { db, account } = await openForFile(startWithExamples);

it("a very long transport event is read alone, from its record", async () => {
	const row = await db
		.selectFrom("transport_events")
		.selectAll()
		.where("account_id", "=", account.id)
		.executeTakeFirstOrThrow();
	const voyage = "9".repeat(40_000);
	const document =
		`~0\n1\n2\n"${voyage}"\n3\n5\n5\n5\n5\n5\n5\nshipment s\n4\n5\n5\n5\n5\n5` as typeof row.document;
	await db
		.updateTable("transport_events")
		.set({ document })
		.where("account_id", "=", account.id)
		.where("id", "=", row.id)
		.execute();
	const table = "transport_events";
	const sized = await findSized(db, table, account.id, [row.id]);
	expect(sized.map((one) => one.document)).toEqual([null]);
	const [whole] = await wholeDocuments(db, table, account.id, sized);
	expect(whole?.document).toBe(eventText(document, row));
	expect(JSON.parse(whole?.document ?? "").attributes.voyage_number).toBe(
		voyage,
	);
});
