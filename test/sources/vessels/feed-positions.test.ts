import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import type { WebSocket } from "ws";
import type {
	PositionSource,
	VesselNumbers,
} from "../../../server/sources/contracts/position-source.ts";
import {
	FEED_TIMES,
	FeedConnection,
} from "../../../server/sources/vessels/feed/feed-connection.ts";
import { eventually } from "../../support/time/eventually.ts";
import {
	feedAt,
	feedPeer,
	positionReport,
	sayTo,
	staticData,
} from "./feed-peer.ts";
import { EMMA, ISABELLA, NO_SIGNAL, SINCE } from "./position-peer.ts";

const BY_IMO: VesselNumbers = { imo: "9839272", mmsi: null };

const POSITION = {
	at: "2026-11-02T09:00:12Z",
	latitude: 33.51207,
	longitude: -121.80443,
	headingDegrees: 284,
	speedKnots: 17.8,
};

const ask = (source: PositionSource, ...vessels: VesselNumbers[]) =>
	source.positions(vessels, SINCE, NO_SIGNAL);

/** A report at a minute and second of 09:00. */
const reportAt = (time: string, members = {}) =>
	positionReport({ time_utc: `2026-11-02 09:${time} +0000 UTC`, ...members });

/** Queries until the first vessel has this many positions, and returns them. */
function heard(source: PositionSource, vessel = ISABELLA, count = 1) {
	return eventually(`${count} positions`, async () => {
		const [answer] = await ask(source, vessel).catch(() => []);
		return (
			answer?.outcome === "found" &&
			answer.positions.length >= count &&
			answer.positions
		);
	});
}

/** Queries until the source fails, and returns the reason. */
function problemOf(source: PositionSource, words: string) {
	return eventually(words, () =>
		ask(source, ISABELLA).then(
			() => undefined,
			(error: unknown) =>
				error instanceof Error && error.message.includes(words) && error,
		),
	);
}

describe("a feed is subscribed to", () => {
	it("at the first query, with the key and the MMSIs of the requested vessels", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		expect(peer.requests).toEqual([]);
		expect(await ask(source)).toEqual([]);
		expect(await ask(source, ISABELLA)).toEqual([
			{
				...{ vessel: ISABELLA, outcome: "found", mmsi: "371234000" },
				...{ positions: [], wholeUntil: expect.any(String) },
			},
		]);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		expect(peer.subscriptions).toEqual([
			{
				APIKey: "secret",
				BoundingBoxes: [
					[
						[-90, -180],
						[90, 180],
					],
				],
				FiltersShipMMSI: ["371234000"],
				FilterMessageTypes: [
					"PositionReport",
					"LongRangeAisBroadcastMessage",
					"ShipStaticData",
				],
			},
		]);
	});

	it("in the configured areas, and to all ships there when the feed does not filter by vessel", async () => {
		const peer = await feedPeer();
		const areas = [
			[
				[20, -130],
				[50, -110],
			],
		] as const;
		const source = feedAt(peer.url, { areas, filterVessels: false });
		await ask(source, ISABELLA);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		expect(peer.subscriptions[0]?.BoundingBoxes).toEqual(areas);
		expect(peer.subscriptions[0]).not.toHaveProperty("FiltersShipMMSI");
	});

	it("to all ships while the MMSI of one is unknown, and when there are more than fifty", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		const many = Array.from({ length: 51 }, (_, number) => ({
			imo: null,
			mmsi: String(371_000_000 + number),
		}));
		await ask(source, ...many.slice(0, 50));
		const filters = () =>
			peer.subscriptions.map((one) => one.FiltersShipMMSI?.length);
		await eventually("a list", () => filters().length === 1);
		await ask(source, ...many);
		await eventually("all", () => filters().length === 2);
		expect(filters()).toEqual([50, undefined]);

		const other = feedAt(peer.url);
		await ask(other, ISABELLA, EMMA);
		await eventually("all", () => filters().length === 3);
		expect(filters()).toEqual([50, undefined, undefined]);
	});

	it("again over the same connection when the queried vessels change, once for several queries, and not for the same vessels", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url, {}, { settleMs: 50 });
		await ask(source, ISABELLA);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		for (let number = 0; number < 5; number++) {
			await ask(source, { imo: null, mmsi: `21133164${number}` });
			await ask(source, ISABELLA);
		}
		await eventually("another", () => peer.subscriptions.length === 2);
		expect(peer.subscriptions[1]?.FiltersShipMMSI).toHaveLength(6);
		expect(peer.requests).toHaveLength(1);
	});
});

describe("a feed gives", () => {
	it("the positions of a vessel since the requested instant, from the first query on", async () => {
		const peer = await feedPeer({
			subscribed: (socket) => {
				sayTo(socket, positionReport());
				sayTo(socket, JSON.stringify(reportAt("30:00.5")));
			},
		});
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		const later = { ...POSITION, at: "2026-11-02T09:30:00Z" };
		expect(await heard(source, ISABELLA, 2)).toEqual([POSITION, later]);
		const since = new Date("2026-11-02T09:00:13Z");
		expect(await source.positions([ISABELLA], since, NO_SIGNAL)).toMatchObject([
			{ positions: [later] },
		]);
	});

	it("nothing until a message has the MMSI of the IMO number, which is then subscribed", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		expect(await ask(source, BY_IMO)).toEqual([
			{ vessel: BY_IMO, outcome: "not_found" },
		]);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		peer.say(positionReport(), staticData(), reportAt("10:00"));
		expect(await heard(source, BY_IMO)).toEqual([
			{ ...POSITION, at: "2026-11-02T09:10:00Z" },
		]);
		expect(await ask(source, BY_IMO)).toMatchObject([{ mmsi: "371234000" }]);
		await eventually("a filter", () => peer.subscriptions.length === 2);
		expect(peer.subscriptions[1]?.FiltersShipMMSI).toEqual(["371234000"]);
	});

	it("no unrequested ship, no invalid position, no repeat, and no invalid message", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		peer.say(
			"nonsense",
			"{",
			"[]",
			positionReport({ UserID: 211_331_640 }),
			positionReport({ Latitude: 91, Longitude: 181 }),
			positionReport(),
			positionReport(),
			reportAt("00:05", { Latitude: 33.6 }),
			reportAt("20:00", { Valid: false }),
			reportAt("40:00"),
		);
		const times = (await heard(source, ISABELLA, 2)).map(({ at }) => at);
		expect(times).toEqual(["2026-11-02T09:00:12Z", "2026-11-02T09:40:00Z"]);
	});

	it("one position a minute, and the newest", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		const times = ["00:00", "00:10", "00:50", "01:10", "01:40", "01:50"];
		peer.say(...times.map((time) => reportAt(time)));
		const all = await eventually("the last", async () => {
			const positions = await heard(source);
			return positions.at(-1)?.at.endsWith("09:01:50Z") && positions;
		});
		expect(all.map(({ at }) => at.slice(14, 19))).toEqual([
			"00:00",
			"01:10",
			"01:50",
		]);
	});
});

describe("a feed that fails", () => {
	it("that cannot be reached is reported, and used once it can be reached", async () => {
		const place = createServer();
		await new Promise<void>((resolve) => place.listen(0, "127.0.0.1", resolve));
		const { port } = place.address() as AddressInfo;
		await new Promise((resolve) => place.close(resolve));
		const source = feedAt(`ws://127.0.0.1:${port}`);
		await ask(source, ISABELLA);
		expect(await problemOf(source, "cannot be reached")).toMatchObject({
			name: "PositionError",
			reason: "transient",
		});
		const subscribed = (socket: WebSocket) => sayTo(socket, positionReport());
		await feedPeer({ subscribed }, port);
		expect(await heard(source)).toEqual([POSITION]);
	});

	it("to open the connection in time is given up", async () => {
		const mute = createServer();
		mute.on("upgrade", (_, socket) => {
			socket.on("error", () => {});
			onTestFinished(() => void socket.destroy());
		});
		await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
		onTestFinished(() => void mute.close());
		const { port } = mute.address() as AddressInfo;
		const source = feedAt(`ws://127.0.0.1:${port}`, {}, { openMs: 50 });
		await ask(source, ISABELLA);
		const problem = await problemOf(source, "cannot be reached");
		expect(problem).toMatchObject({ reason: "transient" });
	});

	it("that ends the connection is reconnected with the same subscription, and stored positions stay", async () => {
		const peer = await feedPeer({
			subscribed(socket, count) {
				sayTo(socket, reportAt(`${10 * count}:00`));
				if (count < 3) socket.terminate();
			},
		});
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		expect(await heard(source, ISABELLA, 3)).toHaveLength(3);
		expect(peer.requests).toHaveLength(3);
		expect(
			new Set(peer.subscriptions.map((one) => JSON.stringify(one))).size,
		).toBe(1);
	});

	it("that says goodbye and leaves the connection open is reconnected", async () => {
		const peer = await feedPeer({
			subscribed(socket, count) {
				if (count > 1) return;
				// It reads no answer, and so never ends the connection itself.
				socket.pause();
				peer.requests[0]?.socket.write(Buffer.from([0x88, 2, 3, 232]));
			},
		});
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		await eventually("a second one", () => peer.subscriptions.length >= 2);
		expect(peer.requests).toHaveLength(2);
	});

	it("that stays silent is reconnected", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url, { silenceMs: 30 }, { firstWaitMs: 60 });
		await ask(source, ISABELLA);
		const problem = await problemOf(source, "the feed was silent for too long");
		expect(problem).toMatchObject({ reason: "transient" });
		await eventually("a second one", () => peer.subscriptions.length >= 2);
		const [first, second] = peer.subscriptions;
		expect(second).toEqual(first);
	});

	it.each(["Api Key secret Is Not Valid", "invalid APIKey: secret"])(
		"that refuses the key (%s) needs the operator, and its reported words do not repeat the key",
		async (error) => {
			const peer = await feedPeer({
				subscribed: (socket) => sayTo(socket, { error }),
			});
			const source = feedAt(peer.url);
			await ask(source, ISABELLA);
			const problem = await problemOf(source, "refuses us");
			expect(problem).toMatchObject({
				reason: "credential",
				message: `the feed refuses us: ${error.replace("secret", "…")}`,
			});
		},
	);

	it("that refuses for another reason is queried again", async () => {
		const peer = await feedPeer({
			subscribed: (socket, count) =>
				sayTo(
					socket,
					count === 1
						? { error: "concurrent connections per user exceeded" }
						: positionReport(),
				),
		});
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		expect(await heard(source)).toEqual([POSITION]);
	});

	it("that sends an oversized message loses the connection, and the process continues", async () => {
		const peer = await feedPeer({
			subscribed: (socket, count) =>
				sayTo(socket, count === 1 ? "x".repeat(100_000) : positionReport()),
		});
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		expect(await heard(source)).toEqual([POSITION]);
	});

	/** The number of connections within a time to a feed that ends each one after some messages. */
	async function connectionsWithin(
		limitMs: number,
		words: object | string,
		silenceMs = FEED_TIMES.silenceMs,
	) {
		const peer = await feedPeer({
			subscribed(socket) {
				sayTo(socket, words);
				socket.close();
			},
		});
		const source = feedAt(
			peer.url,
			{ silenceMs },
			{ longestWaitMs: 3_600_000 },
		);
		await ask(source, ISABELLA);
		await eventually("many", () => peer.requests.length > 12, limitMs).catch(
			() => {},
		);
		return peer.requests.length;
	}

	it.each<[string, object | string]>([
		["sends nothing useful", "nonsense"],
		["refuses", { error: "too many connections" }],
	])("that %s is reconnected at growing intervals", async (_, words) => {
		expect(await connectionsWithin(400, words)).toBeLessThan(9);
	});

	it("that ends each connection is reconnected at intervals that grow beyond the longest silence of a connection", async () => {
		expect(await connectionsWithin(1_000, "nonsense", 60)).toBeLessThan(9);
	});

	it("that sent something useful is reconnected as soon as the first time", async () => {
		const connections = await connectionsWithin(30_000, positionReport());
		expect(connections).toBeGreaterThan(12);
	});

	it("still answers for a vessel with stored positions, and reports a failure for the others", async () => {
		const peer = await feedPeer({
			subscribed(socket, count) {
				if (count === 1) sayTo(socket, positionReport());
				if (count > 1) socket.terminate();
			},
		});
		const source = feedAt(peer.url, {}, { longestWaitMs: 10_000 });
		await ask(source, ISABELLA);
		await heard(source);
		await eventually("a failure", async () => {
			const [one, other] = await ask(source, ISABELLA, EMMA);
			expect(one).toMatchObject({ outcome: "found", positions: [POSITION] });
			return other?.outcome === "failed";
		});
	});
});

describe("a source that listens", () => {
	it("closes its connection when it is closed, and opens no more", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url);
		await ask(source, ISABELLA);
		await eventually("a subscription", () => peer.subscriptions.length === 1);
		await source.close();
		await ask(source, ISABELLA);
		await eventually("a goodbye", () => peer.closings.length === 1);
		expect(peer.closings).toEqual([1005]);
		expect(peer.requests).toHaveLength(1);
		await source.close();
	});

	it("can be closed before its first query, and while it waits for a retry", async () => {
		const source = feedAt("ws://127.0.0.1:9");
		await source.close();
		const other = feedAt("ws://127.0.0.1:9", {}, { firstWaitMs: 10_000 });
		await ask(other, ISABELLA);
		await problemOf(other, "cannot be reached");
		await expect(other.close()).resolves.toBeUndefined();
	});

	it("has no problem any more when it waits for a retry and queries stop", async () => {
		const connection = new FeedConnection({
			url: "ws://127.0.0.1:9",
			times: { ...FEED_TIMES, firstWaitMs: 60_000, idleMs: 150 },
			...{ subscription: () => "", hear: () => true },
		});
		onTestFinished(() => connection.close());
		connection.ask();
		const problem = await eventually("a problem", () => connection.problem);
		expect(problem).toBe("the feed cannot be reached");
		await eventually("none", () => connection.problem === undefined);
	});

	it("disconnects when queries stop, and reconnects no earlier than at the next one", async () => {
		const peer = await feedPeer();
		const source = feedAt(peer.url, {}, { idleMs: 50 });
		await ask(source, ISABELLA);
		await eventually("rest", () => peer.closings.length === 1);
		// Longer than the wait before a reconnection.
		await sleep(60);
		expect(peer.requests).toHaveLength(1);
		await eventually("a second connection", async () => {
			await ask(source, ISABELLA);
			return peer.subscriptions.length >= 2;
		});
	});
});
