import { describe, expect, it } from "vitest";
import { toInstant } from "../../../server/runtime/clock.ts";
import { ONE_ATTEMPT } from "../../../server/sources/requests/source-channel.ts";
import { joinedPositions } from "../../../server/sources/vessels/joined-positions.ts";
import {
	BY_MMSI,
	EMMA,
	heard,
	ISABELLA,
	NO_SIGNAL,
	NOW,
	positionPeer,
	SINCE,
	sendJson,
	sourceAt,
	told,
} from "./position-peer.ts";

const ALL = [ISABELLA, EMMA, BY_MMSI];

const ignore = () => {};

/** A source that gives each of the vessels one of these answers. */
async function sourceOf(code: string, ...answers: object[]) {
	const peer = await positionPeer(({ vessels }) => ({
		answers: answers.map((answer, index) => ({
			vessel: vessels[index],
			...answer,
		})),
	}));
	return sourceAt(peer.url, { code });
}

async function downSource(code: string, status: number) {
	const peer = await positionPeer((_, response) => {
		sendJson(response, {}, status);
		return undefined;
	});
	return sourceAt(peer.url, { code }, { policy: ONE_ATTEMPT });
}

const notFound = { outcome: "not_found" };
const found = (...times: string[]) => ({
	outcome: "found",
	positions: times.map((time) => told(time)),
});

describe("several sources", () => {
	it("are undefined without a source, and the source itself when there is only one", async () => {
		expect(joinedPositions([], ignore)).toBeUndefined();
		const source = await sourceOf("one");
		expect(joinedPositions([source], ignore)).toBe(source);
	});

	it("answer with the positions of all of them, in order of time", async () => {
		const joined = joinedPositions(
			[
				await sourceOf(
					"land",
					found("09:00:00", "11:00:00"),
					notFound,
					notFound,
				),
				await sourceOf(
					"sky",
					{ ...found("10:00:00"), mmsi: "371234000" },
					found(),
					notFound,
				),
			],
			ignore,
		);
		expect(joined?.code).toBe("land and sky");
		expect(await joined?.positions(ALL, SINCE, NO_SIGNAL)).toEqual([
			{
				vessel: ISABELLA,
				outcome: "found",
				mmsi: "371234000",
				positions: ["09:00:00", "10:00:00", "11:00:00"].map((t) => heard(t)),
				wholeUntil: toInstant(NOW),
			},
			{
				...{ vessel: EMMA, outcome: "found", mmsi: null },
				...{ positions: [], wholeUntil: toInstant(NOW) },
			},
			{ vessel: BY_MMSI, outcome: "not_found" },
		]);
	});

	it("answer from one source when another fails; without any answer they name each failure, and hidden failures are reported", async () => {
		const hidden: object[] = [];
		const joined = joinedPositions(
			[
				await downSource("land", 503),
				await sourceOf("sky", found("10:00:00"), notFound, {
					outcome: "error",
					reason: "blocked",
					message: "no",
				}),
			],
			(failure) => hidden.push(failure),
		);
		expect(await joined?.positions(ALL, SINCE, NO_SIGNAL)).toMatchObject([
			{
				outcome: "found",
				positions: [heard("10:00:00")],
				wholeUntil: toInstant(SINCE),
			},
			{
				outcome: "failed",
				reason: "transient",
				message: "land: the source answers 503",
			},
			{ outcome: "failed", message: "land: the source answers 503" },
		]);
		expect(hidden).toMatchObject([
			{ reason: "transient", message: "land: the source answers 503" },
		]);
	});

	it("name the source of a failure about one vessel, and of no other answer", async () => {
		const error = { outcome: "error", reason: "blocked", message: "no" };
		const joined = joinedPositions(
			[
				await sourceOf("land", found("09:00:00"), notFound, notFound),
				await sourceOf("sky", error, error, notFound),
			],
			ignore,
		);
		const [seen, failed] =
			(await joined?.positions(ALL.slice(0, 2), SINCE, NO_SIGNAL)) ?? [];
		expect(seen).not.toHaveProperty("message");
		expect(failed).toMatchObject({
			...{ outcome: "failed", reason: "blocked" },
			message: "sky: the source could not look it up: no",
		});
	});

	it("fail when all of them do", async () => {
		const joined = joinedPositions(
			[await downSource("land", 401), await downSource("sky", 503)],
			ignore,
		);
		await expect(
			joined?.positions(ALL, SINCE, NO_SIGNAL),
		).rejects.toMatchObject({
			name: "PositionError",
			reason: "credential",
			message: expect.stringMatching(/^land: the source refuses/),
		});
		await joined?.close();
	});

	it("are closed together", async () => {
		const closed: string[] = [];
		const sources = ["land", "sky"].map((code) => ({
			code,
			positions: async () => [],
			close: async () => void closed.push(code),
		}));
		await joinedPositions(sources, ignore)?.close();
		expect(closed).toEqual(["land", "sky"]);
	});
});
