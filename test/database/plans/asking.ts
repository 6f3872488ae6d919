import { expect } from "vitest";
import { writeCursor } from "../../../server/json-api/cursor.ts";
import { addToCounter } from "../../../server/resources/accounts/account-counters.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { testClock } from "../../support/time/test-clock.ts";
import type { Readable } from "./every-request.ts";

/** An installation with a record of each kind, ready for every request that the contract allows. */
export interface Asked {
	/** Names the database. */
	readonly file: string;
	/** Sends all possible requests of an operation. */
	askAll(operation: Readable): Promise<void>;
}

/** Makes a record of each kind. Returns their ids by the first part of their path. */
async function makeRecords(
	landfall: TestLandfall,
): Promise<Readonly<Record<string, string>>> {
	const { db } = landfall;
	const { id } = landfall.account;
	await recordExamples(db, id);
	// Counters above the number of records, because pages that are known to be empty are not looked for.
	for (const name of ["shipments", "containers", "tracking_requests"] as const)
		await addToCounter(db, id, name, 1_000_000);
	const webhook = await landfall.client.createWebhook({
		data: {
			type: "webhook",
			attributes: { url: "http://127.0.0.1:1/", active: true },
		},
	});
	const imported =
		await landfall.client.createTrackingRequestImport("Container\nA1\n");
	return {
		shipments: EXAMPLES.shipment.id,
		containers: EXAMPLES.container.id,
		tracking_requests: EXAMPLES.request.id,
		webhooks: webhook.data.id,
		tracking_request_imports: imported.data.id,
	};
}

/** Opens an installation for all tests of a file. */
export async function openAsked(): Promise<Asked> {
	const folder = await openForFile(temporaryFolder);
	const file = `${folder.path}/landfall.db`;
	const landfall = await openForFile(startTestLandfall, {
		databaseFile: file,
		carriers: carrierRegistry([]),
		isWorking: false,
		clock: testClock("2026-08-15T00:00:00Z"),
	});
	const ids = await makeRecords(landfall);

	const pathOf = ({ path, exampleId }: Readable): string => {
		const known = ids[path.split("/")[1] ?? ""] ?? exampleId ?? "";
		return path.replace("{id}", known);
	};

	/** The pages to request: the first, one far after it, and one after a record. */
	const pagesOf = (operation: Readable, query: string): string[] => {
		if (!operation.hasPages) return [""];
		const pages = ["", "page[number]=100&page[size]=100"];
		if (!operation.hasCursor) return pages;
		const cursor = writeCursor(
			/^\/webhook_notifications$|refusals$/.test(operation.path)
				? { at: "1", id: "1" }
				: { at: "2026-07-31T00:00:00Z", id: ids.shipments ?? "" },
			{
				account: landfall.account,
				requestUrl: `${landfall.url}${pathOf(operation)}?${query}`,
			},
		);
		return [...pages, `page[after]=${cursor}`];
	};

	const ask = async (path: string, query: string): Promise<void> => {
		const reply = await landfall.fetch(`${path}?${query}`, {
			// A stream sends the events that there are, and ends.
			headers: { prefer: "wait=0" },
		});
		const text = await reply.text();
		expect([200, 404], `${path}?${query} ${text}`).toContain(reply.status);
	};

	return {
		file,
		async askAll(operation) {
			for (const query of operation.queries) {
				for (const page of pagesOf(operation, query))
					await ask(pathOf(operation), `${query}&${page}`);
			}
			const [query = ""] = operation.queries;
			for (const include of operation.includes)
				await ask(pathOf(operation), `${query}&include=${include}`);
		},
	};
}
