import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import {
	contractOperations,
	loadContract,
} from "../../../server/http/contract/contract.ts";
import { responseCheck } from "../../../server/http/contract/response-check.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { isOnPostgres } from "../../support/postgres/postgres-databases.ts";
import {
	trackingRequestBody,
	trackShipment,
} from "../../support/records/track-number.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";

interface LogLine {
	readonly requestId?: string;
	readonly level: number;
	readonly err?: { readonly message: string };
}

const lines: LogLine[] = [];

const log = pino(
	{ level: "error" },
	{ write: (line: string) => lines.push(JSON.parse(line)) },
);
const landfall = await openForFile(startTestLandfall, { log });

/** Makes the record of a shipment break the contract. */
async function breakShipment(
	{ landfall: { services } }: TestLandfall,
	id: string,
	tags = '"tgas"',
): Promise<void> {
	const { db } = services.database;
	const { document } = await db
		.selectFrom("shipments")
		.select("document")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await db
		.updateTable("shipments")
		.set({ document: document.replace('"tags"', tags) as never })
		.where("id", "=", id)
		.execute();
}

describe("an unexpected failure", () => {
	it("is answered without its cause, which is in the log under the same id", async () => {
		const { db } = landfall;
		await db.schema.alterTable("webhooks").renameTo("elsewhere").execute();
		const reply = await landfall.fetch("/webhooks");
		await db.schema.alterTable("elsewhere").renameTo("webhooks").execute();
		const text = await reply.clone().text();
		expect(text).not.toMatch(/sqlite|table|relation|webhooks|select| at /i);
		await errorDocumentOf(reply, 500);
		const line = lines.find(
			({ requestId }) => requestId === reply.headers.get("x-request-id"),
		);
		expect(line?.err?.message).toMatch(
			/^(no such table: webhooks|relation "webhooks" does not exist)$/,
		);
	});

	it("does not stop the server", async () => {
		expect((await landfall.fetch("/webhooks")).status).toBe(200);
	});

	it("includes a reply that breaks the contract, where all replies are checked", async () => {
		const id = await trackShipment(landfall);
		await breakShipment(landfall, id);
		const reply = await landfall.fetch(`/shipments/${id}`);
		expect(await problemsOf(reply, 500)).toEqual([{ code: "internal_error" }]);
		expect(lines.at(-1)?.err?.message).toMatch(
			/breaks the contract: getShipment 200: .*tags/,
		);
	});

	it("leaves a sampled reply that breaks the contract unchanged, and logs it", async () => {
		const sampled: LogLine[] = [];
		const sampling = await startTestLandfall({
			env: { RESPONSE_CHECKS: "sample" },
			log: pino(
				{ level: "error" },
				{ write: (line: string) => sampled.push(JSON.parse(line)) },
			),
		});
		const { document } = loadContract();
		const operation = contractOperations(document).find(
			({ id }) => id === "getShipment",
		);
		const { isPrepared } = responseCheck(document);
		await vi.waitFor(
			() => expect(operation && isPrepared(operation, 200)).toBe(true),
			20_000,
		);
		// All earlier replies are outside the sample.
		const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
		const id = await trackShipment(sampling);
		await breakShipment(sampling, id);
		vi.useFakeTimers({ toFake: ["performance"] });
		vi.advanceTimersByTime(1_000);
		const looked: number[] = [];
		for (const [chance, afterMs] of [
			[0.01, 0],
			[0.009, 0],
			[0, 99],
			[0, 1],
		] as const) {
			random.mockReturnValue(chance);
			vi.advanceTimersByTime(afterMs);
			const { status } = await sampling.fetch(`/shipments/${id}`);
			expect(status).toBe(200);
			looked.push(sampled.length);
		}
		vi.useRealTimers();
		vi.restoreAllMocks();
		expect(looked).toEqual([0, 1, 1, 2]);
		expect(sampled[0]).toMatchObject({
			msg: "a reply breaks the contract",
			problem: expect.stringMatching(/^getShipment 200: .*tags/),
		});
		await sampling.stop();
	});

	it.each([
		["where replies are not checked", "off", ""],
		[
			"longer than a hundred thousand characters",
			"sample",
			"x".repeat(100_000),
		],
	])(
		"leaves a reply that breaks the contract unchanged and unlogged %s",
		async (_, RESPONSE_CHECKS, more) => {
			const logged: LogLine[] = [];
			const landfall = await startTestLandfall({
				env: { RESPONSE_CHECKS },
				log: pino(
					{ level: "error" },
					{ write: (line: string) => logged.push(JSON.parse(line)) },
				),
			});
			const id = await trackShipment(landfall);
			await breakShipment(landfall, id, `"${more}":1,"tgas"`);
			vi.spyOn(Math, "random").mockReturnValue(0);
			const reply = await landfall.fetch(`/shipments/${id}`);
			vi.restoreAllMocks();
			expect(reply.status).toBe(200);
			expect(await reply.text()).toContain('"tgas"');
			expect(logged).toEqual([]);
			await landfall.stop();
		},
	);

	it("has its own code while the database cannot be written", async () => {
		const readOnly = await startTestLandfall({ isWorking: false });
		const { db } = readOnly;
		await (isOnPostgres()
			? sql`set default_transaction_read_only = on`
			: sql`pragma query_only = on`
		).execute(db);
		const reply = await readOnly.send(
			"POST",
			"/tracking_requests",
			trackingRequestBody(),
		);
		expect(await problemsOf(reply, 500)).toEqual([
			{ code: "storage_unavailable" },
		]);
		await readOnly.stop();
	});
});

describe("a body that cannot be read", () => {
	const post = (body: string | Buffer, headers: Record<string, string>) =>
		landfall.fetch("/webhooks", { method: "POST", headers, body });
	const json = { "content-type": "application/json" };

	it.each([
		[
			"in an unknown encoding",
			"{}",
			{ "content-encoding": "zstd9" },
			415,
			{ code: "unsupported_encoding", header: "content-encoding" },
		],
		[
			"in an unknown charset",
			"{}",
			{ "content-type": "application/json; charset=latin1" },
			415,
			{ code: "unsupported_charset", header: "content-type" },
		],
	])(
		"is refused when it is one %s",
		async (_what, body, headers, status, problem) => {
			const reply = await post(body, { ...json, ...headers });
			expect(await problemsOf(reply, status)).toEqual([problem]);
		},
	);

	it.each([
		["gzip", "{}"],
		["deflate", "{}"],
		["br", "{}"],
		["zstd", "{}"],
		["gzip", gzipSync("{}").subarray(0, 15)],
	])(
		"is refused when it claims to be %s and is not",
		async (encoding, body) => {
			const reply = await post(body, { ...json, "content-encoding": encoding });
			expect(await problemsOf(reply, 400)).toEqual([
				{ code: "malformed_encoding", header: "content-encoding" },
			]);
		},
	);

	it("is refused when it becomes too large by unpacking", async () => {
		const bomb = gzipSync(Buffer.alloc(5_000_000, " "));
		expect(bomb.length).toBeLessThan(10_000);
		const reply = await post(bomb, { ...json, "content-encoding": "gzip" });
		expect(await problemsOf(reply, 413)).toEqual([
			{ code: "too_large", pointer: "" },
		]);
	});

	it("is refused when it is missing", async () => {
		const reply = await landfall.fetch("/webhooks", { method: "POST" });
		const { errors } = await errorDocumentOf(reply, 415);
		expect(errors).toMatchObject([
			{
				code: "unsupported_media_type",
				detail:
					"the Content-Type must be one of application/json, application/vnd.api+json",
				source: { header: "content-type" },
			},
		]);
	});

	it("is refused at any depth of nesting", async () => {
		const depth = 45_000;
		const reply = await post("[".repeat(depth) + "]".repeat(depth), json);
		expect(await problemsOf(reply, 400)).toEqual([
			{ code: "invalid", pointer: "" },
		]);
	});
});
