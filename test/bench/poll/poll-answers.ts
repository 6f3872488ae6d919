import { writeFileSync } from "node:fs";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";

/** A bill of the simulated world that is booked when it is first asked for. */
const NUMBER = "MAEU260710107";
const DAY_MS = 86_400_000;

/** What the source answers at each stage of the bench, and the bill that it is about. */
export interface PollAnswers {
	readonly bill: string;
	readonly stages: readonly string[];
	/** Messages in each stage's answer. */
	readonly messages: readonly number[];
}

/**
 * Takes the answers about one shipment from the simulated world: when it is at sea, a day and some messages later, and
 * the same once more. Writes them to a file for the source.
 */
export async function writePollAnswers(file: string): Promise<PollAnswers> {
	let now = Date.now();
	const world = await startSimulatedWorld({ now: () => new Date(now) });
	const ask = async () => {
		const url = `${world.url}/MAEU/v2/events?transportDocumentReference=${NUMBER}&limit=1000`;
		const reply = await fetch(url, { headers: { "consumer-key": "bench" } });
		return (await reply.json()) as readonly unknown[];
	};
	await ask();
	now += 45 * DAY_MS;
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
	};
	writeFileSync(file, JSON.stringify(answers));
	return answers;
}
