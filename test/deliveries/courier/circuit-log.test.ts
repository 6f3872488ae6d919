import { pino } from "pino";
import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { startDeliveredWorld } from "../delivered-world.ts";

const lines: string[] = [];
const log = pino(
	{ level: "info" },
	{ write: (line) => line.includes("circuit") && lines.push(line) },
);
const opened = await openForFile(async () => {
	const world = await startDeliveredWorld({ log });
	return { world, close: () => world.stop() };
});

/** The logged lines about circuits since the last call. */
const said = () =>
	lines
		.splice(0)
		.map((line) => JSON.parse(line))
		.map(({ time: _, pid: __, hostname: ___, ...line }) => line);

test("an open circuit is logged once, with its webhook, the receiver's host and the reason, and so is its end", async () => {
	const { world } = opened;
	let isDown = true;
	world.answer = (response, path) =>
		response.writeHead(isDown && path.includes("down") ? 503 : 200).end();
	const tenant = await world.addTenant("a");
	const webhookId = await world.subscribe(tenant, "down?token=s3cret");
	await world.subscribe(tenant, "up");
	const about = {
		webhookId,
		accountId: tenant.account.id,
		host: new URL(world.receiver.url).host,
	};
	world.start();
	await world.commitEvents(tenant, 20);
	await world.settle();
	expect(said()).toEqual([
		{
			level: log.levels.values.warn,
			...about,
			reason: "the receiver answered 503",
			msg: "a receiver keeps failing, so its circuit is open",
		},
	]);

	for (let probe = 0; probe < 3; probe++) {
		world.clock.advance(80_000);
		await world.settle();
	}
	expect((await world.queueOf(webhookId)).failures).toBe(8);
	expect(said()).toEqual([]);

	isDown = false;
	world.clock.advance(80_000);
	await world.settle();
	expect(said()).toEqual([
		{
			level: log.levels.values.info,
			...about,
			msg: "a receiver succeeds again, so its circuit is closed",
		},
	]);
});
