import { expect, test } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

test("a vessel with a number alone gets the first name that a source reports, and keeps it", async () => {
	const { database } = await databaseFile();
	const seen: (string | undefined)[] = [];
	for (const name of [null, "EMMA MAERSK", null, "ANOTHER"]) {
		const imo = "9321483";
		const document = toJsonText(serializeVessel("v", { imo, name }));
		await insertVessels(database.db, [{ id: "v", imo, name, document }]);
		const row = await database.db
			.selectFrom("vessels")
			.selectAll()
			.executeTakeFirstOrThrow();
		seen.push(JSON.parse(row.document).attributes.name);
	}
	expect(seen).toEqual([
		"IMO 9321483",
		"EMMA MAERSK",
		"EMMA MAERSK",
		"EMMA MAERSK",
	]);
});
