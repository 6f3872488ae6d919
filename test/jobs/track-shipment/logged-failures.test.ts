import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { vesselId } from "../../../server/resources/vessels/vessel-serializer.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { type CarrierAnswer, reply } from "../../support/peers/stub-carrier.ts";
import { PIER_400 } from "../../support/peers/stub-terminal.ts";
import { newBox, newVessel } from "../../support/records/new-numbers.ts";
import { refuseInserts } from "../../support/records/refuse-writes.ts";
import {
	dueInMs,
	MINUTE,
	startTrackedWorld,
	submitAnswered,
	trackAboard,
} from "../tracked.ts";

const WARN = 40;
const ERROR = 50;
const lines: Record<string, unknown>[] = [];

const world = await openForFile(startTrackedWorld, {
	isSeeing: true,
	log: pino(
		{ level: "warn" },
		{ write: (line) => lines.push(JSON.parse(line)) },
	),
});
const tenant = await world.system.addTenant("operator");
beforeEach(() => {
	lines.length = 0;
});

const db = () => world.system.db;

async function lastError(
	requestId: string,
): Promise<string | null | undefined> {
	const job = await db()
		.selectFrom("jobs")
		.select("last_error")
		.where("dedupe_key", "=", `track-shipment ${requestId}`)
		.executeTakeFirst();
	return job?.last_error;
}

async function submitted(number: string, answer: CarrierAnswer) {
	const id = await submitAnswered(world, tenant, number, answer);
	return id;
}

test.each<[string, CarrierAnswer, string, RegExp, boolean]>([
	["FAILS", reply(503, ""), "shipping_line_unreachable", /503/, true],
	["ODD", reply(200, "<html>"), "unrecognized_response", /JSON/, true],
	["WRONG", reply(400, {}), "invalid_number", /400/, false],
])(
	"the log of a failed attempt (%s) names account and reason, and the job when it is retried",
	async (number, answer, failure, words, isTriedAgain) => {
		const id = await submitted(number, answer);
		expect(lines).toMatchObject([
			{
				...{ level: WARN, accountId: tenant.account.id },
				...{ trackingRequestId: id, failure },
				reason: expect.stringMatching(words),
			},
		]);
		const error = isTriedAgain ? lines[0]?.reason : undefined;
		expect(await lastError(id)).toBe(error);
	},
);

test("the log has the stack of an error of our own", async () => {
	const stopRefusing = await refuseInserts(db(), "containers");
	const id = await submitted("FAULT", reply(200, atSea()));
	await stopRefusing();
	expect(lines).toMatchObject([
		{
			...{ level: ERROR, accountId: tenant.account.id },
			...{ trackingRequestId: id, failure: "internal_processing_error" },
			err: { message: "refused", stack: expect.stringContaining(".ts") },
		},
	]);
	expect(await lastError(id)).toContain("refused");
});

test("a line's Retry-After is respected for an existing shipment too", async () => {
	const id = await submitted("PATIENT", reply(200, atSea()));
	const asks = { "retry-after": `${600 * 60}` };
	world.carrier.report("PATIENT", reply(429, {}, asks));
	await world.pass(20 * MINUTE);
	expect(await dueInMs(world, id)).toBe(600 * MINUTE);
	expect(await lastError(id)).toContain("429");
});

test("the log names a failing position source, the vessel and the reason", async () => {
	const imo = newVessel();
	world.positions.fail(500);
	await trackAboard(world, imo, (number) => atSea(number));
	await world.settle();
	world.positions.fail(undefined);
	expect(lines[0]).toMatchObject({
		...{ level: WARN, vesselId: vesselId({ imo, name: null }) },
		...{ source: world.positions.source.code, reason: "transient" },
		message: expect.stringContaining("500"),
	});
});

test("the log names a failing terminal and the reason", async () => {
	world.terminal.fail(503);
	const number = newBox();
	const said = [
		...atSea(number).slice(0, 4),
		message("PLN 2026-03-02T08:00:00Z ARRI USLAX vessel", {
			...{ container: number, terminal: PIER_400 },
		}),
		message("PLN 2026-03-02T09:00:00Z DISC USLAX vessel", {
			...{ container: number, terminal: PIER_400 },
		}),
	];
	await submitted("TERMINAL", reply(200, said));
	world.terminal.fail(undefined);
	expect(lines[0]).toMatchObject({
		...{ level: WARN, source: "yard", facility: expect.any(String) },
		err: {
			message: expect.stringMatching(/the terminal answers 503: .*503/),
			stack: expect.stringContaining("caused by"),
		},
	});
});
