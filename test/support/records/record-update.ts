import { describe, expect, it } from "vitest";
import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { TestLandfall } from "../installation/test-landfall.ts";
import { openForFile } from "../open-for-file.ts";
import { describeCommonReplies } from "../replies/common-replies.ts";
import { MISSING_ID } from "../replies/missing-id.ts";
import { expectCommonHeaders, problemsOf } from "../replies/problems.ts";
import { recordExamples, startWithExamples } from "./example-records.ts";
import { EXAMPLES, withoutChange } from "./examples.ts";

/** An update of one of the {@link EXAMPLES}, by a PATCH of its path. */
interface RecordUpdate {
	readonly record: "shipment" | "container";
	/** Changed attributes, sent one after the other. */
	readonly changes: readonly object[];
	/** Attributes that change nothing. */
	readonly ignored: object;
	/** Wrong attributes, and the members that the reply names. */
	readonly wrong: object;
	readonly wrongMembers: readonly string[];
}

/** The updated record, as its own account and others see it. */
export interface UpdatedRecord {
	readonly landfall: Awaited<ReturnType<typeof startWithExamples>>;
	current(): Promise<Shipment | Container>;
	patch(data: object): Promise<Response>;
}

/** Says that a record changed last long ago, because the clock of a test that changes it at once shows the same second. */
const setAside = (
	{ db, account }: TestLandfall,
	record: RecordUpdate["record"],
	id: string,
) =>
	db
		.updateTable(
			record === "shipment" ? "listed_shipments" : "listed_containers",
		)
		.set({ updated_at: "2026-01-01T00:00:00Z" })
		.where("account_id", "=", account.id)
		.where("record_id", "=", id)
		.execute();

/** Tests the replies that updates of shipments and containers share. Returns the record for further tests. */
export async function describeRecordUpdate({
	record,
	changes,
	ignored,
	wrong,
	wrongMembers,
}: RecordUpdate): Promise<UpdatedRecord> {
	const example = EXAMPLES[record];
	const { id } = example;
	const landfall = await openForFile(startWithExamples);
	const path = `/${record}s/${id}`;
	const patch = (data: object) => landfall.send("PATCH", path, { data });
	const currentOf = async ({ fetch }: Pick<typeof landfall, "fetch">) => {
		const document = await (await fetch(path)).json();
		return (document as { data: Shipment | Container }).data;
	};
	const current = () => currentOf(landfall);

	describe(`PATCH /${record}s/{id}`, () => {
		describeCommonReplies(landfall, {
			method: "PATCH",
			path: `/${record}s/{id}`,
			body: { data: { attributes: {} } },
		});

		it("answers 200 with the changed record: lists are replaced, and absent members stay", async () => {
			let expected: object = example.attributes;
			for (const change of changes) {
				const reply = await patch({ type: record, id, attributes: change });
				expect(reply.status).toBe(200);
				expectCommonHeaders(reply);
				const { data, ...rest } = (await reply.json()) as { data: Shipment };
				expected = { ...expected, ...change };
				expect({ ...rest, data: withoutChange(data) }).toEqual({
					data: { ...example, attributes: expected },
					links: { self: landfall.url + path },
				});
				expect(await current()).toEqual(data);
			}
		});

		it("accepts a body without type and id", async () => {
			const reply = await patch({ attributes: { ref_numbers: ["PO-7"] } });
			expect(reply.status).toBe(200);
			expect((await current()).attributes.ref_numbers).toEqual(["PO-7"]);
		});

		it.each([
			["the id of another record", { id: MISSING_ID }, "/data/id"],
			["another type", { type: "vessel" }, "/data/type"],
		])("answers 422 to %s in the body", async (_what, named, pointer) => {
			const reply = await patch({ ...named, attributes: { ref_numbers: [] } });
			expect(await problemsOf(reply, 422)).toEqual([
				{ code: "not_allowed", pointer },
			]);
		});

		it("changes nothing by null lists, unknown members and values that it has, not even the time of the last change", async () => {
			await setAside(landfall, record, id);
			const before = await current();
			const { ref_numbers } = before.attributes;
			for (const attributes of [{}, ignored, { ref_numbers }]) {
				const reply = await patch({ attributes });
				expect(reply.status).toBe(200);
				expect(await reply.json()).toMatchObject({ data: before });
			}
			expect(await current()).toEqual(before);
		});

		it("answers 422 to every wrong member at once and changes nothing", async () => {
			const before = await current();
			const problems = await problemsOf(
				await patch({ attributes: wrong }),
				422,
			);
			expect(problems.map(({ pointer }) => pointer).sort()).toEqual(
				wrongMembers.map((member) => `/data/attributes/${member}`),
			);
			expect(await current()).toEqual(before);
		});

		it("never changes the same record of another account", async () => {
			const other = await landfall.addTenant("another consignee");
			await recordExamples(landfall.db, other.account.id);
			await patch({ attributes: { ref_numbers: ["OURS"] } });
			expect(withoutChange(await currentOf(other))).toEqual(example);
		});
	});
	return { landfall, current, patch };
}
