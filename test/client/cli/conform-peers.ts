import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { startSpoilingProxy } from "./spoiling-proxy.ts";

/** What `landfall conform --json` prints. */
export interface Result {
	readonly passed: number;
	readonly failed: number;
	readonly cases: readonly {
		readonly operation: string;
		readonly name: string;
		readonly request: string;
		readonly problems: readonly string[];
		readonly skipped?: string;
	}[];
}

/** Starts a server with every kind of record, and a proxy before it that can spoil its replies. Both end with the test file. */
export async function openConformPeers() {
	const landfall = await openForFile(startTestLandfall, { isWorking: false });
	await recordExamples(landfall.db, landfall.account.id);
	// There are two webhooks, so that their list can have two pages.
	await registerWebhook(landfall);
	await registerWebhook(landfall);
	await raiseEvents(landfall, landfall, "container.transport.vessel_arrived");
	const proxy = await openForFile(startSpoilingProxy, landfall.url);
	return { landfall, proxy };
}

/** The cases in which a server did not keep the contract. */
export const failedIn = ({ cases }: Result) =>
	cases.filter(({ problems }) => problems.length > 0);
