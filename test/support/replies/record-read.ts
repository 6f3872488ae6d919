import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	startTestLandfall,
	type TestLandfall,
	type TestOptions,
} from "../installation/test-landfall.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "./common-replies.ts";
import { expectCommonHeaders, problemsOf } from "./problems.ts";

/** A read of one record that every account sees. */
interface RecordRead {
	/** Where such records are: `/ports`. */
	readonly path: string;
	/** What a record is asked for by. */
	readonly asked: string;
	/** What is answered then, or a part of it. */
	readonly record: object;
	readonly isWhole?: boolean;
	/** What names records of other kinds, or none. */
	readonly others?: readonly string[];
	/** How the installation is started; nobody is asked when absent. */
	readonly options?: TestOptions;
	/** What is done before the first request. */
	prepare?(landfall: TestLandfall): Promise<unknown>;
}

/** Shows all that every read of such a record answers, and `more` about this one. */
export function describeRecordRead(
	{ path, asked, record, isWhole, others = [], options, prepare }: RecordRead,
	more: (landfall: () => TestLandfall) => void,
): void {
	describe(`GET ${path}/{id}`, () => {
		let landfall: TestLandfall;
		beforeAll(async () => {
			landfall = await startTestLandfall({
				carriers: carrierRegistry([]),
				isWorking: false,
				...options,
			});
			await prepare?.(landfall);
		});
		afterAll(() => landfall.stop());

		describeCommonReplies(() => landfall, {
			method: "GET",
			path: `${path}/{id}`,
		});
		describeConditionalReads(
			() => landfall,
			() => `${path}/${asked}`,
		);

		it("answers 200 with the record and the address that was asked for", async () => {
			const reply = await landfall.fetch(`${path}/${asked}`);
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
			expect(links).toEqual({ self: `${landfall.url}${path}/${asked}` });
		});

		it.each(others)(
			"answers 404 to what names no such record: %s",
			async (id) => {
				const reply = await landfall.fetch(`${path}/${id}`);
				expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
			},
		);

		more(() => landfall);
	});
}
