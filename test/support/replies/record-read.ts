import { describe, expect, it } from "vitest";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type TestLandfall,
	type TestOptions,
} from "../installation/test-landfall.ts";
import { openForFile } from "../open-for-file.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "./common-replies.ts";
import { expectCommonHeaders, problemsOf } from "./problems.ts";

/** A read of one reference record, which every account can read. */
interface RecordRead {
	/** Path of the records, such as `/ports`. */
	readonly path: string;
	/** Id or code that finds a record. */
	readonly id: string;
	/** The expected record, or a part of it. */
	readonly record: object;
	readonly isWhole?: boolean;
	/** Ids that find no such record. */
	readonly others?: readonly string[];
	/** Options of the installation, which has no sources by default. */
	readonly options?: TestOptions;
	/** Runs before the first request. */
	prepare?(landfall: TestLandfall): Promise<unknown>;
}

/** Tests the replies that all reads of reference records share, and `more` about this one. */
export async function describeRecordRead(
	{ path, id, record, isWhole, others = [], options, prepare }: RecordRead,
	more: (landfall: TestLandfall) => void,
): Promise<void> {
	const landfall = await openForFile(startTestLandfall, {
		carriers: carrierRegistry([]),
		isWorking: false,
		...options,
	});
	await prepare?.(landfall);
	describe(`GET ${path}/{id}`, () => {
		describeCommonReplies(landfall, {
			method: "GET",
			path: `${path}/{id}`,
		});
		describeConditionalReads(landfall, `${path}/${id}`);

		it("answers 200 with the record and the requested URL", async () => {
			const reply = await landfall.fetch(`${path}/${id}`);
			expect(reply.status).toBe(200);
			expect(reply.headers.get("content-type")).toBe(
				"application/vnd.api+json",
			);
			expectCommonHeaders(reply);
			const { data, links } = (await reply.json()) as {
				data: { id: string };
				links: object;
			};
			if (isWhole) expect(data).toEqual(record);
			else expect(data).toMatchObject(record);
			expect(links).toEqual({ self: `${landfall.url}${path}/${id}` });
		});

		it.each(others)(
			"answers 404 to what finds no such record: %s",
			async (other) => {
				const reply = await landfall.fetch(`${path}/${other}`);
				expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
			},
		);

		more(landfall);
	});
}
