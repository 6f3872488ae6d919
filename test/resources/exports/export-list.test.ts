import { expect, test } from "vitest";
import { listByCreation } from "../../../server/json-api/list-in-memory.ts";
import { exportList } from "../../../server/resources/exports/export-list.ts";

test("a table leaves out a record that is deleted while it is made", async () => {
	const created_at = "2026-03-01T00:00:00Z";
	const rows = ["1", "2", "3"].map((id) => ({ id, created_at }));
	const { table } = await exportList(
		{
			account: { id: "a", name: "a", entitlements: [] },
			requestUrl: "http://127.0.0.1/v2/shipments/export",
			query: {},
		},
		{
			columns: { ID: ({ id }: { readonly id: string }) => id },
			open: async () => listByCreation(rows),
			read: async (row) => (row.id === "2" ? undefined : row),
		},
	);
	expect(table.texts.join("")).toBe("ID\r\n3\r\n1\r\n");
});
