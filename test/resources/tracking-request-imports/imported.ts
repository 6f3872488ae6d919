import { expect } from "vitest";
import type {
	ImportRefusal,
	TrackingRequestImport,
	TrackingRequestImportDocument,
} from "../../../generated/openapi.ts";
import type {
	Tenant,
	TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";

/** The path that tables are sent to. */
export const IMPORTS = "/tracking_request_imports";

/** Sends a table. */
export function sendTable(
	tenant: Tenant,
	csv: string | Uint8Array<ArrayBuffer>,
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	return tenant.fetch(IMPORTS, {
		method: "POST",
		headers: { "content-type": "text/csv", ...headers },
		body: csv,
	});
}

/** Sends a table that is accepted, and returns the new import. */
export async function acceptedTable(
	tenant: Tenant,
	csv: string | Uint8Array<ArrayBuffer>,
): Promise<TrackingRequestImport> {
	const reply = await sendTable(tenant, csv);
	expect(reply.status).toBe(202);
	return ((await reply.json()) as TrackingRequestImportDocument).data;
}

/** Sends a table and imports its lines, in place of a worker. */
export async function importTable(
	landfall: TestLandfall,
	tenant: Tenant,
	csv: string | Uint8Array<ArrayBuffer>,
): Promise<{
	readonly imported: TrackingRequestImport;
	readonly refusals: readonly ImportRefusal[];
}> {
	const { id } = await acceptedTable(tenant, csv);
	await runDueJobs(landfall.services, "import-tracking-requests");
	const { data } = await tenant.client.getTrackingRequestImport(id);
	const listed = tenant.client.listTrackingRequestImportRefusals(id);
	return { imported: data, refusals: await Array.fromAsync(listed) };
}

/** The requests of an account, oldest first. */
export async function requestsOf(tenant: Tenant) {
	const listed = tenant.client.listTrackingRequests({ "page[size]": 100 });
	return (await Array.fromAsync(listed)).reverse();
}
