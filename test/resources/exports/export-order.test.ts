import { afterAll, expect, test } from "vitest";
import { startWithFiveShipments } from "../../support/records/five-shipments.ts";
import { readIds } from "../../support/replies/list-replies.ts";

const { landfall } = await startWithFiveShipments();
afterAll(() => landfall.stop());

/** The ids in the first column of an exported table. */
async function exportedIds(path: string): Promise<string[]> {
	const reply = await landfall.fetch(path);
	expect(reply.status).toBe(200);
	const rows = (await reply.text()).matchAll(/^([0-9a-f-]{36}),/gm);
	return [...rows].map(([, id = ""]) => id);
}

test.each([
	["/shipments", "created_at"],
	["/shipments", "pod_eta_at,-created_at"],
	["/containers", "created_at"],
	["/containers", "-pod_arrived_at,created_at"],
	["/tracking_requests", "created_at"],
	["/tracking_requests", "updated_at"],
])(
	"the table of %s sorted by %s is in the order of the list",
	async (path, sort) => {
		const listed = await readIds(
			landfall,
			`${path}?sort=${sort}&page[size]=100`,
		);
		expect(listed.length).toBeGreaterThanOrEqual(5);
		expect(await exportedIds(`${path}/export?sort=${sort}`)).toEqual(listed);
		expect(await exportedIds(`${path}/export`)).not.toEqual(listed);
	},
);
