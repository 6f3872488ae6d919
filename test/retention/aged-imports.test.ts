import { expect, test } from "vitest";
import { countDue, sweep } from "../../server/retention/sweep.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import {
	acceptedTable,
	importTable,
	requestsOf,
} from "../resources/tracking-request-imports/imported.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { testClock } from "../support/time/test-clock.ts";

const DAY = 86_400_000;
const START = "2026-03-01T00:00:00Z";

const clock = testClock(START);
const carrier = await openForFile(startStubCarrier, clock);
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	isWorking: false,
	clock,
});
const { database } = system.services;
const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });

test("an import is removed with its refusals 90 days after its end; its requests stay, and so does an unfinished import", async () => {
	const refused = "=1+1\n".repeat(700);
	await importTable(system, system, `Container,SCAC\nOLD1,MAEU\n${refused}`);
	clock.advance(2 * DAY);
	const { imported: later } = await importTable(
		system,
		system,
		"Container\n=1\n",
	);
	const open = await acceptedTable(system, "Container\nOPEN1\n");
	const at = (day: number) => ({
		database,
		rules,
		now: new Date(Date.parse(START) + day * DAY),
	});
	const idsLeft = async () =>
		(await Array.fromAsync(system.client.listTrackingRequestImports())).map(
			({ id }) => id,
		);
	await sweep(at(90));
	expect(await idsLeft()).toHaveLength(3);
	const due = (await countDue(at(91))).find(({ kind }) => kind === "imports");
	expect(due?.count).toBe(1);
	const { rows } = await sweep(at(91));
	expect(rows.imports).toBe(702 - 1);
	expect((await idsLeft()).sort()).toEqual([later.id, open.id].sort());
	const refusals = await system.db
		.selectFrom("tracking_request_import_refusals")
		.select("import_id")
		.execute();
	expect(refusals).toEqual([{ import_id: later.id }]);
	expect(await requestsOf(system)).toHaveLength(1);
	await sweep(at(1_000));
	expect(await idsLeft()).toEqual([open.id]);
});
