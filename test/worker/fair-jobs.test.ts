import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { ONE_ATTEMPT } from "../../server/sources/requests/source-channel.ts";
import { DAY, startTrackedWorld, submit } from "../jobs/tracked.ts";
import { acceptedTable } from "../resources/tracking-request-imports/imported.ts";
import { openForFile } from "../support/open-for-file.ts";
import { message } from "../support/peers/carrier-messages.ts";
import type { StubCarrier } from "../support/peers/stub-carrier.ts";
import { eventually } from "../support/time/eventually.ts";

const world = await openForFile(startTrackedWorld, { timeLimitMs: 30_000 });

/** Makes a line hold its answers until they are released. */
function holdAnswers(carrier: StubCarrier, numbers: readonly string[]) {
	const held: ServerResponse[] = [];
	let isOpen = false;
	for (const number of numbers) {
		carrier.report(number, (response) => {
			if (isOpen) response.writeHead(404).end();
			else held.push(response);
		});
	}
	return {
		held,
		answerAll() {
			isOpen = true;
			for (const response of held.splice(0)) response.writeHead(404).end();
		},
	};
}

test("with any number of requests of one account due at a slow line, those of a second and a third account are queried at once", async () => {
	const { carrier } = world;
	const [many, one, third] = await Promise.all(
		["many", "one", "third"].map((name) => world.system.addTenant(name)),
	);
	if (!many || !one || !third) throw new Error("there are three tenants");
	const numbers = Array.from({ length: 60 }, (_, index) => `MANY${index}`);
	const line = holdAnswers(carrier, [...numbers, "ONE1", "THIRD1"]);
	for (const number of numbers) await submit(many, number);
	await eventually(
		"it has as many requests as one account may have",
		() => line.held.length === 8,
	);
	await submit(one, "ONE1");
	await eventually("the other number is queried", () =>
		carrier.queried.includes("ONE1"),
	);
	await submit(third, "THIRD1");
	await eventually("the third number is queried", () =>
		carrier.queried.includes("THIRD1"),
	);
	expect(carrier.queried.length).toBeLessThanOrEqual(10);
	line.answerAll();
	await eventually("nothing is left out", () =>
		numbers.every((number) => carrier.queried.includes(number)),
	);
});

test("an account's import of any length delays neither what it submits one by one nor the polls of its shipments", async () => {
	const importing = await startTrackedWorld({ timeLimitMs: 30_000 });
	const { carrier, clock, system } = importing;
	const tenant = await system.addTenant("importing");
	const table = (numbers: readonly string[]) =>
		["MBL,Carrier", ...numbers.map((number) => `${number},Maersk`)].join("\n");
	const shipped = "ACT 2026-02-20T08:00:00Z LOAD CNSHA vessel";
	carrier.report("KNOWN1", [
		message(shipped, { bill: "KNOWN1", container: "MSKU8000001" }),
	]);
	await acceptedTable(tenant, table(["KNOWN1"]));
	await eventually("an imported number is known", async () => {
		const shipments = await Array.fromAsync(tenant.client.listShipments());
		return shipments.length === 1;
	});
	const numbers = Array.from({ length: 60 }, (_, index) => `MANY${index}`);
	const line = holdAnswers(carrier, [...numbers, "ONE1"]);
	await acceptedTable(tenant, table(numbers));
	await eventually(
		"the import has as many requests as one account may have",
		() => line.held.length === 8,
	);
	await submit(tenant, "ONE1");
	await eventually("the other number is queried", () =>
		carrier.queried.includes("ONE1"),
	);
	clock.advance(2 * DAY);
	system.services.wakeWorkers();
	await eventually(
		"the shipment is polled again",
		() => carrier.queried.filter((number) => number === "KNOWN1").length > 1,
	);
	expect(line.held).toHaveLength(9);
	line.answerAll();
	await importing.stop();
});

test("an account that uses up a line's rate limit leaves a turn for the only request of another", async () => {
	const limited = await startTrackedWorld({
		timeLimitMs: 20_000,
		policy: { ...ONE_ATTEMPT, longestWaitMs: 5_000, rate: { perSecond: 4 } },
	});
	const { queried } = limited.carrier;
	const many = await limited.system.addTenant("many at a limit");
	const one = await limited.system.addTenant("one at a limit");
	const numbers = Array.from({ length: 60 }, (_, index) => `LIMIT${index}`);
	for (const number of numbers) await submit(many, number);
	await eventually("the limit is reached", () => queried.length >= 4);
	const before = queried.length;
	await submit(one, "LIMITED1");
	await eventually("the number is queried", () => queried.includes("LIMITED1"));
	expect(queried.indexOf("LIMITED1") - before).toBeLessThan(20);
	await limited.stop();
});
