import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLandfallClient } from "../../../client/index.ts";
import type { EventName } from "../../../generated/openapi.ts";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { storedNotifications } from "../../support/records/stored-notifications.ts";
import { eventually } from "../../support/time/eventually.ts";

const PATH = "/webhook_notifications/stream";
const ARRIVED = "container.transport.vessel_arrived";
const DEPARTED = "container.transport.vessel_departed";
const CREATED = "container.created";
const LIMIT_MS = 60_000;

/** The expected stream of the first tenant, in order. */
async function expected({ account, db }: TestLandfall) {
	const stored = await storedNotifications(db, { accountId: account.id });
	return stored.map(({ id, body }) => ({ id, data: body }));
}

describe(`GET ${PATH} at several servers on one database`, () => {
	it("loses and repeats nothing while all servers write and end in turn", async () => {
		const folder = temporaryFolder();
		onTestFinished(() => folder.remove());
		let names = 0;
		const start = () =>
			startTestLandfall({
				databaseFile: join(folder.path, "landfall.db"),
				isWorking: names > 0,
				account: `server ${names++}`,
			});
		const servers = [await start(), await start(), await start()];
		const [first] = servers;
		if (!first) return;
		for (let count = 0; count < 3; count++) await registerWebhook(first);
		const running = new Set(servers);
		const stop = async (server: (typeof servers)[number]) => {
			if (running.delete(server)) await server.stop();
		};
		onTestFinished(async () => {
			for (const server of running) await stop(server);
		});
		const leave = new AbortController();
		onTestFinished(() => leave.abort());
		// Reconnects to whichever server runs, as behind a proxy.
		const anywhere: typeof fetch = (input, init) => {
			const [server] = [...running].toReversed();
			const request = new Request(input, init);
			return fetch(request.url.replace(first.url, server?.url ?? ""), {
				headers: request.headers,
				signal: request.signal,
			});
		};
		const client = createLandfallClient({
			baseUrl: first.url,
			apiKey: first.key,
			fetch: anywhere,
		});
		const seen: { id: string; data: string }[] = [];
		const opened = Promise.withResolvers<void>();
		const reading = (async () => {
			const stream = client.webhookNotifications.stream(
				{},
				{ signal: leave.signal, onPlace: () => opened.resolve() },
			);
			for await (const { id, data } of stream) seen.push({ id, data });
		})().catch((error) => {
			if (!leave.signal.aborted) throw error;
		});
		await opened.promise;
		const round = () =>
			Promise.all(
				[...running].flatMap((server) => [
					raiseEvents(server, first, ARRIVED, DEPARTED),
					raiseEvents(server, first, ...Array<EventName>(90).fill(CREATED)),
				]),
			);
		await round();
		const [, second, third] = servers;
		if (third) await Promise.all([stop(third), round()]).catch(() => {});
		if (second) await stop(second);
		await round();
		const worker = await start();
		running.add(worker);
		const own = await eventually(
			"all are written",
			async () => {
				const jobs = await first.db
					.selectFrom("jobs")
					.select("id")
					.where("name", "=", "notify-webhooks")
					.execute();
				return jobs.length === 0 && (await expected(first));
			},
			LIMIT_MS,
		);
		await eventually("all come", () => seen.length >= own.length, LIMIT_MS);
		expect(seen).toEqual(own);
		leave.abort();
		await reading;
	});
});
