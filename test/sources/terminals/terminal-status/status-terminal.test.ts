import { describe, expect, it } from "vitest";
import type { TerminalAnswer } from "../../../../server/sources/contracts/terminal.ts";
import {
	ONE_ATTEMPT,
	type SourceChannel,
} from "../../../../server/sources/requests/source-channel.ts";
import { statusTerminal } from "../../../../server/sources/terminals/terminal-status/status-terminal.ts";
import {
	askedIn,
	CHICAGO,
	facilityList,
	NO_SIGNAL,
	NOW,
	PIER_400,
	sendJson,
	terminalAt,
	terminalPeer,
} from "../terminal-peer.ts";

const inquire = (...numbers: string[]) =>
	numbers.map((containerNumber) => ({
		containerNumber,
		billOfLadingNumber: null,
	}));

const BOXES = Array.from({ length: 7 }, (_, n) => `MSCU000000${n}`);

const notFound = (asked: string[]) => ({
	answers: asked.map((containerNumber) => ({
		outcome: "not_found",
		containerNumber,
	})),
});

const outcomes = (answers: readonly TerminalAnswer[]) =>
	answers.map((answer) =>
		answer.outcome === "failed" ? answer.reason : answer.outcome,
	);

describe("a query of a terminal", () => {
	it("names the facility by the source's own id, has the bill after the container, and sends the key", async () => {
		const peer = await terminalPeer((request, response) =>
			sendJson(response, notFound(askedIn(request).map((n) => n.slice(0, 11)))),
		);
		await terminalAt(peer.url).lookUp(
			PIER_400,
			[
				{
					containerNumber: "MSCU6639870",
					billOfLadingNumber: "medu fx-261030",
				},
				...inquire("TCLU1234560"),
			],
			NO_SIGNAL,
		);
		expect(peer.requests()).toEqual([
			{ url: "/yard/facilities", key: "k" },
			{
				url: "/yard/facilities/pier-400/containers?containers=MSCU6639870:MEDUFX261030,TCLU1234560",
				key: "k",
			},
		]);
	});

	it("has batches of the source's size, and reads the source's list only once", async () => {
		const peer = await terminalPeer(
			(request, response) => sendJson(response, notFound(askedIn(request))),
			(_, response) => sendJson(response, facilityList({ maxBatch: 3 })),
		);
		const terminal = terminalAt(peer.url);
		const answers = await terminal.lookUp(
			PIER_400,
			inquire(...BOXES),
			NO_SIGNAL,
		);
		expect(answers.map(({ containerNumber }) => containerNumber)).toEqual(
			BOXES,
		);
		await terminal.lookUp(CHICAGO, inquire(...BOXES), NO_SIGNAL);
		expect(
			peer
				.requests()
				.map(({ url }) => url.split("?")[1]?.split(",").length ?? 0),
		).toEqual([0, 3, 3, 1, 7]);
	});

	it("has smaller batches when the operator wants it", async () => {
		const peer = await terminalPeer((request, response) =>
			sendJson(response, notFound(askedIn(request))),
		);
		const terminal = terminalAt(peer.url, { maxBatch: 5 });
		await terminal.lookUp(PIER_400, inquire(...BOXES), NO_SIGNAL);
		expect(peer.requests()).toHaveLength(3);
	});

	it("returns answers in the order of the queried containers, for any order and number of answers", async () => {
		const [a = "", b = "", c = "", d = ""] = BOXES;
		const peer = await terminalPeer((_, response) =>
			sendJson(response, {
				answers: [
					{ outcome: "not_yet", containerNumber: c },
					{ outcome: "not_found" },
					{ outcome: "not_found", containerNumber: "XXXU0000000" },
					{ outcome: "not_found", containerNumber: a },
					{ outcome: "error", containerNumber: b, reason: "parse" },
				],
			}),
		);
		const answers = await terminalAt(peer.url).lookUp(
			PIER_400,
			inquire(a, b, c, d),
			NO_SIGNAL,
		);
		expect(outcomes(answers)).toEqual([
			"not_found",
			"unrecognized",
			"not_yet",
			"unrecognized",
		]);
		expect(answers[3]).toMatchObject({ message: "the terminal left it out" });
	});

	it("returns the other batches when one fails", async () => {
		const peer = await terminalPeer((request, response) => {
			const asked = askedIn(request);
			if (asked.includes("MSCU0000003")) sendJson(response, {}, 503);
			else sendJson(response, notFound(asked));
		});
		const answers = await terminalAt(peer.url, { maxBatch: 3 }).lookUp(
			PIER_400,
			inquire(...BOXES),
			NO_SIGNAL,
		);
		expect(outcomes(answers)).toEqual([
			...Array(3).fill("not_found"),
			...Array(3).fill("transient"),
			"not_found",
		]);
	});

	it("is sent again after a failure, within its time", async () => {
		let failures = 1;
		const peer = await terminalPeer((request, response) => {
			if (failures-- > 0) sendJson(response, {}, 503);
			else sendJson(response, notFound(askedIn(request)));
		});
		const policy = { ...ONE_ATTEMPT, attempts: 2, longestWaitMs: 5 };
		const answers = await terminalAt(peer.url, {}, { policy }).lookUp(
			PIER_400,
			inquire("MSCU6639870"),
			NO_SIGNAL,
		);
		expect(outcomes(answers)).toEqual(["not_found"]);
	});

	it.each([
		["an answer that it does not understand", {}, 200, 2],
		["a failure", {}, 503, 1],
	])(
		"is preceded by a new look at the facilities after %s",
		async (_, body, status, lists) => {
			let isFailing = true;
			const peer = await terminalPeer((request, response) => {
				if (isFailing) sendJson(response, body, status);
				else sendJson(response, notFound(askedIn(request)));
			});
			const terminal = terminalAt(peer.url);
			const ask = () =>
				terminal.lookUp(PIER_400, inquire("MSCU6639870"), NO_SIGNAL);
			await expect(ask()).rejects.toMatchObject({ name: "TerminalError" });
			isFailing = false;
			await ask();
			const asked = peer.requests().map(({ url }) => url);
			expect(asked.filter((url) => url === "/yard/facilities")).toHaveLength(
				lists,
			);
		},
	);

	it("passes on a fault of our own, even after another batch was answered", async () => {
		let answered = 0;
		const channel: SourceChannel = {
			async get(url) {
				if (answered++ > 1) throw new TypeError("ours");
				const text = url.pathname.endsWith("/facilities")
					? JSON.stringify(facilityList())
					: JSON.stringify(notFound(["MSCU0000000"]));
				return { hasContent: true, header: () => undefined, text, bytes: 1 };
			},
		};
		const config = { code: "yard", kind: "terminal", maxBatch: 1 } as const;
		const terminal = statusTerminal(
			{ ...config, baseUrl: "http://yard", facilities: [PIER_400] },
			{ channel, now: () => NOW },
		);
		const asked = terminal.lookUp(PIER_400, inquire(...BOXES), NO_SIGNAL);
		await expect(asked).rejects.toThrow(TypeError);
	});

	it("ends when its credentials are refused", async () => {
		const peer = await terminalPeer((_, response) =>
			sendJson(response, {}, 403),
		);
		const asked = terminalAt(peer.url, { maxBatch: 1 }).lookUp(
			PIER_400,
			inquire(...BOXES),
			NO_SIGNAL,
		);
		await expect(asked).rejects.toMatchObject({ reason: "blocked" });
		expect(peer.requests()).toHaveLength(2);
	});
});

describe("a failed request is an error with its reason", () => {
	it.each<[string, number, string, string, string]>([
		["a web page", 200, "text/html", "<html>Sign in</html>", "unrecognized"],
		[
			"a truncated answer",
			200,
			"application/json",
			'{"answers":[',
			"unrecognized",
		],
		[
			"a list instead of an object",
			200,
			"application/json",
			"[]",
			"unrecognized",
		],
		[
			"an object without answers",
			200,
			"application/json",
			"{}",
			"unrecognized",
		],
		["refused credentials", 401, "application/json", "{}", "credential"],
		["a block", 403, "application/json", "{}", "blocked"],
		["a redirect", 302, "text/plain", "", "unrecognized"],
		["too many questions", 429, "application/json", "{}", "transient"],
		["a broken server", 500, "text/html", "<html></html>", "transient"],
	])("%s", async (_, status, type, body, reason) => {
		const peer = await terminalPeer((_, response) => {
			response.writeHead(status, { "Content-Type": type });
			response.end(body);
		});
		const asked = terminalAt(peer.url).lookUp(
			PIER_400,
			inquire("MSCU6639870"),
			NO_SIGNAL,
		);
		await expect(asked).rejects.toMatchObject({
			name: "TerminalError",
			reason,
			message: expect.not.stringContaining("carrier"),
		});
	});

	it("an answer that does not end is given up after the time limit", async () => {
		const peer = await terminalPeer((_, response) => {
			response.writeHead(200, { "Content-Type": "application/json" });
			response.write('{"answers":[');
		});
		const asked = terminalAt(peer.url, { timeLimitMs: 150 }).lookUp(
			PIER_400,
			inquire("MSCU6639870"),
			NO_SIGNAL,
		);
		await expect(asked).rejects.toMatchObject({
			reason: "transient",
			message: "the terminal did not answer in time",
		});
	});

	it("a source does not list the facility", async () => {
		const peer = await terminalPeer(
			(request, response) => sendJson(response, notFound(askedIn(request))),
			(_, response) => sendJson(response, { facilities: [] }),
		);
		const asked = terminalAt(peer.url).lookUp(
			PIER_400,
			inquire("MSCU6639870"),
			NO_SIGNAL,
		);
		await expect(asked).rejects.toMatchObject({ reason: "unrecognized" });
	});
});
