import { createLandfallClient } from "@landfall/client";
import { afterAll, beforeEach, expect, test } from "vitest";
import { arrivals, putOnBoard } from "./arrivals.ts";
import { Recorder } from "./recorder.ts";

const recorder = new Recorder();
const landfall = createLandfallClient({
	baseUrl: process.env.LANDFALL_URL ?? "http://127.0.0.1:4010/v2",
	apiKey: "any",
	maxRetries: 0,
	fetch: recorder.fetch,
});

beforeEach(() => {
	recorder.prefer = "";
});

test("shows containers at their terminals, the most urgent first", async () => {
	const board = await arrivals(landfall);
	expect(board.length).toBeGreaterThan(0);
	const days = board.map(({ lastFreeDay }) => lastFreeDay ?? "9");
	expect(days).toEqual([...days].sort());
	expect(board[0]?.terminal).not.toBeNull();
});

test("shows nothing while all containers are at sea", async () => {
	recorder.prefer = "example=at_sea";
	expect(await arrivals(landfall)).toEqual([]);
});

test("marks a container that is held", async () => {
	recorder.prefer = "example=held";
	const board = await arrivals(landfall);
	expect(board.some(({ isHeld }) => isHeld)).toBe(true);
});

test("adds a number once", async () => {
	const add = () => putOnBoard(landfall, "MEDUSH482918", "MSCU");
	expect(await add()).toBe("added");
	recorder.prefer = "code=422, example=duplicate";
	expect(await add()).toBe("there already");
});

test("reports to its caller that there were too many requests", async () => {
	recorder.prefer = "example=rate_limited";
	await expect(arrivals(landfall)).rejects.toMatchObject({
		status: 429,
		code: "rate_limited",
	});
});

afterAll(() => {
	// Checks the requests of all tests against the contract.
	expect(recorder.requests.length).toBeGreaterThan(0);
	expect(recorder.breaches()).toEqual([]);
});
