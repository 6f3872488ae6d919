import { writeFileSync } from "node:fs";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";

/** A bill of the simulated world that is booked at its first query. */
const NUMBER = "MAEU260710107";
const DAY_MS = 86_400_000;

/** Default interval of queries for a shipment at sea, and the period of its journey used here. */
const ASK_EVERY_MS = DAY_MS / 4;
const FOLLOWED_MS = 80 * DAY_MS;

/** The share of a journey's messages that are known while the ship is at sea. */
const AT_SEA = 0.8;

/** The answers of the source at each stage of the bench, and their bill. */
export interface PollAnswers {
	readonly bill: string;
	readonly stages: readonly string[];
	/** Messages in each stage's answer. */
	readonly messages: readonly number[];
	/** The number of polls of this shipment in each stage, from its booking to the last change. */
	readonly timesInALife: readonly number[];
}

/** Queries the shipment at the default interval through its journey. */
async function pollAll(
	askAt: (at: number) => Promise<string>,
): Promise<readonly string[]> {
	const start = Date.now();
	const answers: string[] = [];
	for (let at = start; at < start + FOLLOWED_MS; at += ASK_EVERY_MS)
		answers.push(await askAt(at));
	return answers;
}

/** The numbers of first answers, of answers with changes, and of answers without changes before the last change. */
function countPolls(answers: readonly string[]): readonly number[] {
	const isNews = answers.map((answer, index) => answer !== answers[index - 1]);
	const news = isNews.filter(Boolean).length;
	return [1, news - 1, isNews.lastIndexOf(true) + 1 - news];
}

/**
 * Takes three answers about one shipment from the simulated world: while it is at sea, some messages later, and the second one again.
 * Writes them to a file for the source.
 */
export async function writePollAnswers(file: string): Promise<PollAnswers> {
	let now = Date.now();
	const world = await startSimulatedWorld({ now: () => new Date(now) });
	const answers = await pollAll(async (at) => {
		now = at;
		const url = `${world.url}/MAEU/v2/events?transportDocumentReference=${NUMBER}&limit=1000`;
		const reply = await fetch(url, { headers: { "consumer-key": "bench" } });
		return reply.text();
	});
	const timesInALife = countPolls(answers);
	const told = answers.map((text) => JSON.parse(text) as readonly unknown[]);
	const atLeast = (count: number) =>
		told.find((events) => events.length >= count) ?? [];
	const first = atLeast((told.at(-1)?.length ?? 0) * AT_SEA);
	const second = atLeast(first.length + 3);
	await world.close();
	const taken: PollAnswers = {
		bill: NUMBER,
		stages: [first, second, second].map((events) => JSON.stringify(events)),
		messages: [first, second, second].map((events) => events.length),
		timesInALife,
	};
	writeFileSync(file, JSON.stringify(taken));
	return taken;
}
