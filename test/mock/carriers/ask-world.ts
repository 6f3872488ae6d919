import type { CarrierEvent } from "../../../mock/carriers/carrier-event.ts";
import {
	type SimulatedWorldOptions,
	startSimulatedWorld,
} from "../../../mock/carriers/simulated-world.ts";

/** The moment at which the tests' worlds start. */
export const START_AT = Date.parse("2026-11-21T12:00:00Z");
export const DAY_MS = 24 * 60 * 60 * 1000;

/** What a line answered. */
interface LineAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
	/** The body, when it is a list of events. */
	readonly events: readonly CarrierEvent[];
}

/** A running world with a clock that the test sets. */
export interface TestWorld {
	readonly url: string;
	/** Milliseconds. */
	clock: number;
	/** Asks `{url}{path}` with a key. */
	get(path: string, init?: RequestInit): Promise<LineAnswer>;
	/** Asks a line for one number. */
	ask(scac: string, filter: string, number: string): Promise<LineAnswer>;
	close(): Promise<void>;
}

/** Starts a world whose clock stands at {@link START_AT}. */
export async function startTestWorld(
	options: Partial<SimulatedWorldOptions> = {},
): Promise<TestWorld> {
	const { url, close } = await startSimulatedWorld({
		now: () => new Date(world.clock),
		...options,
	});
	const world: TestWorld = {
		url,
		close,
		clock: START_AT,
		get: (path, init) => fetchAnswer(new URL(path, url), init),
		ask: (scac, filter, number) =>
			fetchAnswer(
				new URL(`/${scac}/v2/events?limit=9999&${filter}=${number}`, url),
			),
	};
	return world;
}

/** Asks an absolute address with a key. */
async function fetchAnswer(
	url: URL,
	init: RequestInit = {},
): Promise<LineAnswer> {
	const response = await fetch(url, {
		headers: { "Consumer-Key": "test" },
		...init,
	});
	const text = await response.text();
	const body: unknown = text === "" ? undefined : JSON.parse(text);
	const events = Array.isArray(body) ? (body as CarrierEvent[]) : [];
	return { status: response.status, headers: response.headers, body, events };
}
