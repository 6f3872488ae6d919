import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it, test } from "vitest";
import { toInstant } from "../../../server/runtime/clock.ts";
import type { PositionAnswer } from "../../../server/sources/contracts/position-source.ts";
import { ONE_ATTEMPT } from "../../../server/sources/requests/source-channel.ts";
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

const notFound = (vessels: readonly string[]) => ({
	answers: vessels.map((vessel) => ({ outcome: "not_found", vessel })),
});

function outcomes(answers: readonly PositionAnswer[]): string[] {
	return answers.map((answer) =>
		answer.outcome === "failed" ? answer.reason : answer.outcome,
	);
}

/** The parts of one answer about {@link ISABELLA}. */
async function answerOf(answer: object) {
	const peer = await positionPeer(({ vessels: [vessel] }) => ({
		answers: [{ vessel, ...answer }],
	}));
	const source = sourceAt(peer.url);
	const answers = await source.positions([ISABELLA], SINCE, NO_SIGNAL);
	expect(answers).toHaveLength(1);
	return answers[0];
}

describe("a query", () => {
	it("has all vessels by their known numbers, the start of the period and the key, and nothing else", async () => {
		const peer = await positionPeer(({ vessels }) => notFound(vessels));
		await sourceAt(`${peer.url}/`).positions(ALL, SINCE, NO_SIGNAL);
		expect(peer.paths()).toEqual([
			"/fleet/positions?vessels=imo:9839272;mmsi:371234000,imo:9321483,mmsi:211331640&since=2026-11-02T06:00:00Z",
		]);
		expect(peer.asked[0]?.key).toBe("k");
	});

	it("is divided into batches of the size that the source accepts", async () => {
		const peer = await positionPeer(({ vessels }) => notFound(vessels));
		const source = sourceAt(peer.url, { maxBatch: 2 });
		const answers = await source.positions(ALL, SINCE, NO_SIGNAL);
		expect(peer.asked.map(({ vessels }) => vessels.length)).toEqual([2, 1]);
		expect(answers.map(({ vessel }) => vessel)).toEqual(ALL);
	});

	it("without vessels is not sent", async () => {
		const source = sourceAt("http://127.0.0.1:9");
		expect(await source.positions([], SINCE, NO_SIGNAL)).toEqual([]);
	});
});

describe("an answer", () => {
	it("gives every vessel its own outcome, in the order of the query", async () => {
		const peer = await positionPeer(() => ({
			answers: [
				{
					outcome: "error",
					vessel: "mmsi:211331640",
					reason: "credential",
					message: "no such user",
				},
				{ outcome: "not_found", vessel: "imo:9321483" },
				{
					outcome: "found",
					vessel: "imo:9839272;mmsi:371234000",
					imo: "9839272",
					mmsi: "371234000",
					positions: [told("09:15:40"), told("09:00:12")],
				},
			],
		}));
		const source = sourceAt(peer.url);
		expect(await source.positions(ALL, SINCE, NO_SIGNAL)).toEqual([
			{
				vessel: ISABELLA,
				outcome: "found",
				mmsi: "371234000",
				positions: [heard("09:00:12"), heard("09:15:40")],
				wholeUntil: toInstant(NOW),
			},
			{ vessel: EMMA, outcome: "not_found" },
			{
				vessel: BY_MMSI,
				outcome: "failed",
				reason: "credential",
				message: "the source could not look it up: no such user",
			},
		]);
	});

	it("loses its invalid positions and keeps the valid ones", async () => {
		const answer = await answerOf({
			outcome: "found",
			positions: [
				told("05:59:59"),
				told("09:00:00"),
				told("09:05:00", 91, 181),
				{ ...told("09:10:00"), latitude: "33" },
				{ ...told("09:15:00"), headingDegrees: 511, courseDegrees: 360 },
				told("12:30:00"),
				{ latitude: 1, longitude: 1 },
				{ ...told("09:00:00"), at: "2026-11-02" },
				null,
				"nonsense",
			],
		});
		expect(answer).toHaveProperty("positions", [
			heard("09:00:00"),
			{ ...heard("09:15:00"), headingDegrees: null },
		]);
	});

	it("may give the time with any offset", async () => {
		const at = "2026-11-02T01:00:12.7-08:00";
		const positions = [{ ...told("00:00:00"), at }];
		const answer = await answerOf({ outcome: "found", positions });
		expect(answer).toHaveProperty("positions", [heard("09:00:12")]);
	});

	it.each<[string, object, string | null]>([
		["swapped", { imo: "371234000", mmsi: "9839272" }, "371234000"],
		["missing", {}, null],
		[
			"new with another flag",
			{ imo: "9839272", mmsi: "219018271" },
			"219018271",
		],
		["unreadable", { imo: "IMO 9839272", mmsi: 0 }, null],
	])("is accepted when its numbers are %s", async (_, numbers, mmsi) => {
		const positions = [told("09:00:00")];
		const answer = await answerOf({ outcome: "found", ...numbers, positions });
		expect(answer).toMatchObject({
			outcome: "found",
			mmsi,
			positions: [heard("09:00:00")],
		});
	});

	it.each([
		[{ imo: "9321483", mmsi: "371234000" }, "IMO 9321483"],
		[{ imo: "371234000", mmsi: "9321483" }, "IMO 9321483"],
		[{ mmsi: "219018271" }, "MMSI 219018271"],
	])("about another vessel is refused: %o", async (numbers, name) => {
		const positions = [told("09:00:00")];
		expect(await answerOf({ outcome: "found", ...numbers, positions })).toEqual(
			{
				vessel: ISABELLA,
				outcome: "failed",
				reason: "unrecognized",
				message: `the source tells of another vessel (${name})`,
			},
		);
	});

	it.each([
		[{ outcome: "sunk" }, "unrecognized"],
		[{}, "unrecognized"],
		[{ outcome: "error", reason: "transient" }, "transient"],
		[{ outcome: "error", reason: "parse" }, "unrecognized"],
		[{ outcome: "error" }, "unrecognized"],
	])("without an outcome is a failure: %o", async (answer, reason) => {
		expect(await answerOf(answer)).toMatchObject({ outcome: "failed", reason });
	});

	it("that omits a vessel, or names another one, is a failure for the requested one", async () => {
		const peer = await positionPeer(() => notFound(["imo:9321483", "imo:1"]));
		const source = sourceAt(peer.url);
		const answers = await source.positions(ALL, SINCE, NO_SIGNAL);
		expect(outcomes(answers)).toEqual([
			"unrecognized",
			"not_found",
			"unrecognized",
		]);
	});
});

describe("pages", () => {
	const page = (time: string, nextCursor?: string) => ({
		answers: [
			{
				outcome: "found",
				vessel: "imo:9321483",
				positions: [told(time)],
			},
		],
		...(nextCursor && { nextCursor }),
	});

	async function ask(answer: Parameters<typeof positionPeer>[0], config = {}) {
		const peer = await positionPeer(answer);
		const source = sourceAt(peer.url, config);
		const answers = await source.positions([EMMA], SINCE, NO_SIGNAL);
		return { answers, cursors: peer.asked.map(({ cursor }) => cursor) };
	}

	it("are read to the end, and joined", async () => {
		const { answers, cursors } = await ask(({ cursor }) =>
			cursor === null ? page("09:00:00", "a b/&c") : page("10:00:00"),
		);
		expect(cursors).toEqual([null, "a b/&c"]);
		expect(answers).toMatchObject([
			{ positions: [heard("09:00:00"), heard("10:00:00")] },
		]);
	});

	it("are read once each, when cursors form a circle", async () => {
		const { cursors } = await ask(({ cursor }) =>
			page("09:00:00", cursor === "a" ? "b" : "a"),
		);
		expect(cursors).toEqual([null, "a", "b"]);
	});

	it("without an end are read up to a limit, and the pages until there are used", async () => {
		let count = 0;
		const { answers, cursors } = await ask(() => {
			count += 1;
			return page("09:00:00", `c${count}`);
		});
		expect(cursors).toHaveLength(40);
		expect(outcomes(answers)).toEqual(["found"]);
	});

	it("that break the contract's limit of a page end the answer, which is complete until there", async () => {
		const { answers, cursors } = await ask(() => ({
			answers: [
				{
					outcome: "found",
					vessel: "imo:9321483",
					positions: Array(5_001).fill(told("09:00:00")),
				},
			],
		}));
		expect(cursors).toEqual([null]);
		expect(answers).toMatchObject([
			{ outcome: "found", wholeUntil: heard("09:00:00").at },
		]);
	});

	it("with too many positions in all are not read further", async () => {
		const positions = Array(5_000).fill({});
		const peer = await positionPeer(({ vessels, cursor }) => ({
			answers: vessels.map((vessel) => ({
				outcome: "found",
				vessel,
				positions,
			})),
			nextCursor: `${cursor}+`,
		}));
		const many = Array.from({ length: 50 }, (_, number) => ({
			imo: String(9_000_000 + number),
			mmsi: null,
		}));
		await sourceAt(peer.url).positions(many, SINCE, NO_SIGNAL);
		expect(peer.asked).toHaveLength(1);
	});

	it("that fail after the first end the answer: the pages until there are used, and the other vessels fail", async () => {
		const peer = await positionPeer(({ cursor }, response) => {
			if (cursor === null) return page("09:00:00", "next");
			sendJson(response, {}, 503);
			return undefined;
		});
		const source = sourceAt(peer.url, {}, { policy: ONE_ATTEMPT });
		const answers = await source.positions([EMMA, BY_MMSI], SINCE, NO_SIGNAL);
		expect(answers).toMatchObject([
			{
				outcome: "found",
				positions: [heard("09:00:00")],
				wholeUntil: heard("09:00:00").at,
			},
			{
				outcome: "failed",
				reason: "transient",
				message: "the source answers 503",
			},
		]);
	});
});

describe("a source that fails", () => {
	it.each<[number, string, string]>([
		[401, "credential", "check its entry in the vessels file"],
		[403, "blocked", "check its entry in the vessels file"],
		[429, "transient", "the source answers 429"],
		[500, "transient", "the source answers 500"],
		[404, "unrecognized", "the source answers 404"],
	])("with %i is reported as %s", async (status, reason, words) => {
		const peer = await positionPeer((_, response) => {
			sendJson(response, { message: "no" }, status);
			return undefined;
		});
		const source = sourceAt(peer.url, {}, { policy: ONE_ATTEMPT });
		await expect(source.positions(ALL, SINCE, NO_SIGNAL)).rejects.toMatchObject(
			{
				name: "PositionError",
				reason,
				message: expect.stringContaining(words),
			},
		);
	});

	it.each([
		["<html>", "text/html", "a web page where JSON belongs"],
		["{", "application/json", "no complete JSON"],
		["[]", "application/json", "JSON is not an object"],
		["{}", "application/json", "JSON holds no answers"],
	])("with the body %s of %s is not understood", async (body, type, words) => {
		const peer = await positionPeer((_, response) => {
			response.writeHead(200, { "Content-Type": type });
			response.end(body);
			return undefined;
		});
		await expect(
			sourceAt(peer.url).positions(ALL, SINCE, NO_SIGNAL),
		).rejects.toMatchObject({
			reason: "unrecognized",
			message: expect.stringContaining(words),
		});
	});

	it("for one batch answers the others", async () => {
		const peer = await positionPeer(({ vessels }, response) => {
			if (vessels[0] !== "imo:9321483") return notFound(vessels);
			sendJson(response, {}, 500);
			return undefined;
		});
		const source = sourceAt(peer.url, { maxBatch: 1 }, { policy: ONE_ATTEMPT });
		const answers = await source.positions(ALL, SINCE, NO_SIGNAL);
		expect(outcomes(answers)).toEqual(["not_found", "transient", "not_found"]);
	});

	it("permanently is not queried for the rest", async () => {
		const peer = await positionPeer((_, response) => {
			sendJson(response, {}, 401);
			return undefined;
		});
		const source = sourceAt(peer.url, { maxBatch: 1 }, { policy: ONE_ATTEMPT });
		await expect(source.positions(ALL, SINCE, NO_SIGNAL)).rejects.toThrow(
			"401",
		);
		expect(peer.asked).toHaveLength(1);
	});

	it("to answer in time is given up, with all pages together", async () => {
		const peer = await positionPeer(() => undefined);
		const source = sourceAt(peer.url, { timeLimitMs: 50 });
		await expect(source.positions(ALL, SINCE, NO_SIGNAL)).rejects.toMatchObject(
			{
				reason: "transient",
				message: "the source did not answer in time",
			},
		);
	});

	it("is not waited for when the query is aborted", async () => {
		const given = new AbortController();
		const peer = await positionPeer(() => {
			given.abort();
			return undefined;
		});
		await expect(
			sourceAt(peer.url).positions(ALL, SINCE, given.signal),
		).rejects.toMatchObject({ reason: "transient" });
	});
});

test("the contract's own examples are valid, and are parsed", async () => {
	const file = "../../../generated/upstream/vessel-positions.json";
	const document = JSON.parse(
		readFileSync(new URL(file, import.meta.url), "utf8"),
	);
	const ajv = new Ajv2020({ strict: true, strictTypes: false });
	addFormats.default(ajv);
	ajv.addVocabulary(Object.keys(document));
	ajv.addSchema(document, "positions");
	const validate = ajv.getSchema("positions#/components/schemas/PositionPage");
	const { responses } = document.paths["/positions"].get;
	const { examples } = responses["200"].content["application/json"];
	for (const { value } of Object.values<{ value: object }>(examples)) {
		expect([validate?.(value), validate?.errors]).toEqual([true, null]);
	}
	const peer = await positionPeer(() => examples.threeOutcomes.value);
	const answers = await sourceAt(peer.url).positions(ALL, SINCE, NO_SIGNAL);
	expect(outcomes(answers)).toEqual(["found", "not_found", "transient"]);
	expect(answers[0]).toHaveProperty("positions.length", 2);
});
