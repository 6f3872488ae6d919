import { expect, it } from "vitest";
import { positionsByBestIndex } from "../../../server/resources/listings/choose-index.ts";
import { CONTAINER_LIST } from "../../../server/resources/listings/list-rules.ts";
import { readListSelection } from "../../../server/resources/listings/list-selection.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { listMany } from "../../support/records/list-many.ts";

const database = await openForFile(openMigrated, "file::memory:");

const STOPPED = 5_001;

it("a list with two broad filters is read by the one whose records pass the other, however many of the other's do not", async () => {
	await listMany(database, "account", "listed_containers", [
		{ count: STOPPED, scac: "MSCU", is_stopped: 1 },
		{ count: 10_001, scac: "MSCU", is_stopped: 0 },
	]);
	for (const filters of [
		{ "filter[scac]": "MSCU", "filter[tracking_stopped]": "true" },
		{ "filter[tracking_stopped]": "true", "filter[scac]": "MSCU" },
	]) {
		const selection = readListSelection(CONTAINER_LIST, filters);
		const list = await positionsByBestIndex(
			database.db,
			"account",
			CONTAINER_LIST,
			selection,
		);
		const page = { after: undefined, skip: 0, limit: 31 };
		expect(await list.positions(page)).toHaveLength(31);
		expect(await list.count(1_000)).toEqual({ records: 1_000, isLonger: true });
	}
});
