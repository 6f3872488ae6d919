import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { FeedTimes } from "../../../server/sources/vessels/feed/feed-connection.ts";
import {
	type FeedConfig,
	feedPositions,
} from "../../../server/sources/vessels/feed/feed-positions.ts";
import { NOW } from "./position-peer.ts";

/** A position report in the format of the feed. */
export function positionReport({
	type = "PositionReport",
	time_utc = "2026-11-02 09:00:12.318353412 +0000 UTC",
	...members
}: Readonly<Record<string, unknown>> & { readonly type?: string } = {}) {
	const report = {
		Cog: 285.4,
		CommunicationState: 2_249,
		Latitude: 33.51207,
		Longitude: -121.80443,
		MessageID: 1,
		NavigationalStatus: 0,
		PositionAccuracy: true,
		RateOfTurn: 0,
		Sog: 17.8,
		Timestamp: 12,
		TrueHeading: 284,
		UserID: 371_234_000,
		Valid: true,
		...members,
	};
	return {
		MessageType: type,
		MetaData: {
			MMSI: report.UserID,
			ShipName: "MSC ISABELLA        ",
			latitude: report.Latitude,
			longitude: report.Longitude,
			time_utc,
		},
		Message: { [type]: report },
	};
}

/** A ship's own report, in the format of the feed. */
export function staticData(members: Readonly<Record<string, unknown>> = {}) {
	const data = {
		CallSign: "3FWS4",
		ImoNumber: 9_839_272,
		MessageID: 5,
		Name: "MSC ISABELLA        ",
		UserID: 371_234_000,
		Valid: true,
		...members,
	};
	return {
		MessageType: "ShipStaticData",
		MetaData: {
			MMSI: data.UserID,
			time_utc: "2026-11-02 09:00:00.000000000 +0000 UTC",
		},
		Message: { ShipStaticData: data },
	};
}

/** The subscriptions that the feed received. */
export interface Subscription {
	readonly APIKey: string;
	readonly BoundingBoxes: readonly unknown[];
	readonly FiltersShipMMSI?: readonly string[];
	readonly FilterMessageTypes: readonly string[];
}

/** A feed on this machine until the test ends. It calls `connected` for each connection and `subscribed` for each subscription. */
export async function feedPeer(
	behaviour: {
		readonly connected?: (socket: WebSocket, count: number) => void;
		readonly subscribed?: (socket: WebSocket, count: number) => void;
	} = {},
	wantedPort = 0,
) {
	const subscriptions: Subscription[] = [];
	const requests: IncomingMessage[] = [];
	const closings: number[] = [];
	const server = new WebSocketServer({ host: "127.0.0.1", port: wantedPort });
	server.on("connection", (socket, request) => {
		requests.push(request);
		socket.on("error", () => {});
		socket.on("close", (code) => closings.push(code));
		socket.on("message", (data) => {
			subscriptions.push(JSON.parse(String(data)));
			behaviour.subscribed?.(socket, subscriptions.length);
		});
		behaviour.connected?.(socket, requests.length);
	});
	await new Promise((resolve) => server.once("listening", resolve));
	onTestFinished(async () => {
		for (const socket of server.clients) socket.terminate();
		await new Promise((resolve) => server.close(resolve));
	});
	const { port } = server.address() as AddressInfo;
	return {
		url: `ws://127.0.0.1:${port}/v0/stream`,
		subscriptions,
		requests,
		/** The codes with which connections were closed. */
		closings,
		/** Sends a message to all connections: objects as JSON in bytes, as the real feed does, and texts as they are. */
		say(...messages: (object | string)[]) {
			for (const socket of server.clients) {
				for (const message of messages) sayTo(socket, message);
			}
		},
	};
}

/** Sends one message: an object as JSON in bytes, as the real feed does, and a text as it is. */
export function sayTo(socket: WebSocket, message: object | string): void {
	socket.send(
		typeof message === "string"
			? message
			: Buffer.from(JSON.stringify(message)),
	);
}

/** Time limits short enough for a test that waits for them. */
const SHORT: Partial<FeedTimes> = {
	openMs: 2_000,
	firstWaitMs: 10,
	longestWaitMs: 40,
	settleMs: 5,
};

/** A source that listens to a feed until the test ends. */
export function feedAt(
	url: string,
	config: Partial<FeedConfig> = {},
	times: Partial<FeedTimes> = {},
) {
	const source = feedPositions(
		{ code: "feed", url, apiKey: "secret", ...config },
		{ now: () => NOW, times: { ...SHORT, ...times } },
	);
	onTestFinished(() => source.close());
	return source;
}
