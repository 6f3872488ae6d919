import { writeFileSync } from "node:fs";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";

/** A bill of the simulated world that is booked at its first query. */
const NUMBER = "MAEU260710107";
const DAY_MS = 86_400_000;

/** Default interval of queries for a shipment at sea, and the period of its journey used here. */
const ASK_EVERY_MS = DAY_MS / 4;
const FOLLOWED_MS = 80 * DAY_MS;

/** What the source answers at each stage of the bench, and the bill that it is about. */
export interface PollAnswers {
	readonly bill: string;
	readonly stages: readonly string[];
	/** Messages in each stage's answer. */
	readonly messages: readonly number[];
	/** How often each stage comes in the life of this shipment, from its booking to the last news. */
	readonly timesInALife: readonly number[];
}

/** Queries the shipment at the default interval, and counts the answers with news. */
async function countPolls(
	askAt: (at: number) => Promise<string>,
): Promise<readonly number[]> {
	const start = Date.now();
	let last = "";
	let polls = 0;
	let news = 0;
	let pollsToLastNews = 0;
	for (let at = start; at < start + FOLLOWED_MS; at += ASK_EVERY_MS) {
		const answer = await askAt(at);
		polls++;
		if (answer === last) continue;
		last = answer;
		news++;
		pollsToLastNews = polls;
	}
	return [1, news - 1, pollsToLastNews - news];
}

/**
 * Takes the answers about one shipment from the simulated world: when it is at sea, a day and some messages later, and
 * the same once more. Writes them to a file for the source.
 */
export async function writePollAnswers(file: string): Promise<PollAnswers> {
	let now = Date.now();
	const world = await startSimulatedWorld({ now: () => new Date(now) });
	const askForText = async () => {
		const url = `${world.url}/MAEU/v2/events?transportDocumentReference=${NUMBER}&limit=1000`;
		const reply = await fetch(url, { headers: { "consumer-key": "bench" } });
		return reply.text();
	};
	const ask = async () => JSON.parse(await askForText()) as readonly unknown[];
	const start = now;
	const timesInALife = await countPolls((at) => {
		now = at;
		return askForText();
	});
	now = start + 45 * DAY_MS;
	const first = await ask();
	let second = first;
	while (second.length < first.length + 3) {
		now += DAY_MS;
		second = await ask();
	}
	await world.close();
	const answers: PollAnswers = {
		bill: NUMBER,
		stages: [first, second, second].map((events) => JSON.stringify(events)),
		messages: [first, second, second].map((events) => events.length),
		timesInALife,
	};
	writeFileSync(file, JSON.stringify(answers));
	return answers;
}
