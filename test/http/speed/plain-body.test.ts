import { Readable } from "node:stream";
import type { Request, Response } from "express";
import { expect, it } from "vitest";
import { plainBody } from "../../../server/http/speed/plain-body.ts";

const MOST_BYTES = 20;

/** The result of a body that arrives in these pieces: its text, or `general` when the general reader has it. */
async function readBody(
	pieces: readonly Buffer[],
	headers: Readonly<Record<string, string>>,
): Promise<unknown> {
	const request = Object.assign(Readable.from(pieces), { headers });
	return new Promise((resolve) => {
		const readAny = () => resolve("general");
		plainBody(readAny, MOST_BYTES)(
			request as unknown as Request,
			{} as Response,
			() => resolve(String((request as { body?: unknown }).body)),
		);
	});
}

const TOWN = Buffer.from('"Łódź"');

it.each([
	["in one piece", [Buffer.from("[1]")], 3, "[1]"],
	["in pieces", [Buffer.from("[1"), Buffer.from("2]")], 4, "[12]"],
	[
		"cut inside a letter",
		[TOWN.subarray(0, 2), TOWN.subarray(2)],
		TOWN.length,
		'"Łódź"',
	],
	["as long as allowed", [Buffer.from("[1]")], MOST_BYTES, "[1]"],
])("a plain body %s is read", async (_what, pieces, length, value) => {
	const headers = { "content-length": String(length) };
	expect(await readBody(pieces, headers)).toEqual(value);
});

it.each([
	["longer than allowed", { "content-length": String(MOST_BYTES + 1) }],
	["empty", { "content-length": "0" }],
	["of unknown length", {}],
	["compressed", { "content-length": "3", "content-encoding": "gzip" }],
])("a body that is %s goes to the general reader", async (_what, headers) => {
	expect(await readBody([Buffer.from("[1]")], headers)).toBe("general");
});
