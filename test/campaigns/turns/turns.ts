import { type MockContract, readContract } from "../../../mock/api/contract.ts";
import { exampleRequest } from "../../contract/example-request.ts";
import { startFleet } from "../fleet.ts";
import type { Outcome, Watch } from "../outcome.ts";
import { type Ask, asker } from "../tenants/api.ts";
import { shipmentNumber } from "../tenants/big-shipment.ts";
import {
	FREE_LINE,
	type Installation,
	openInstallation,
} from "../tenants/installation.ts";
import { fillPath } from "./known-records.ts";
import { fillAccount, quiet, type TurnsOptions } from "./large-account.ts";
import { type MostRequest, mostRequests } from "./most-requests.ts";
import type { LongestTurn } from "./turn-log.ts";

/** Turns shorter than this are not recorded. */
const SHORT_MS = 5;

/** The longest that a turn of the event loop may last. */
const GOAL_MS = 25;

let serial = 60_000_000;

/** A body for one round: with the id of the requested record, and a new number. */
function bodyFor({ body }: MostRequest, id: string): string | undefined {
	const number = shipmentNumber(1, 12, serial++);
	return body
		?.replace(/"id":"[^"]*"/, `"id":"${id}"`)
		.replace(/"request_number":"[^"]*"/, `"request_number":"${number}"`)
		.replace(/"scac":"[^"]*"/, `"scac":"${FREE_LINE}"`)
		.replace('"active":false', '"active":true');
}

/** The measurement of a request. */
interface Measured {
	readonly status: number;
	readonly bytes: number;
	readonly turn: LongestTurn;
}

/** Calls once to warm up, then several times. Returns the best of the rounds, because the machine is slow at times. */
async function measure(
	installation: Installation,
	ask: Ask,
	wanted: MostRequest,
	fill: (nth: number) => { readonly path: string; readonly id: string },
	rounds: number,
): Promise<Measured> {
	let best: Measured | undefined;
	for (let round = 0; round <= rounds; round++) {
		const { path, id } = fill(round);
		const body = bodyFor(wanted, id);
		await quiet(installation);
		const startedAtMs = Date.now();
		const { status, bytes } = await ask(wanted.method, path, body);
		await quiet(installation);
		const turn = installation.turns.longest(startedAtMs, Date.now());
		if (round === 0) continue;
		if (!best || turn.ms < best.turn.ms) best = { status, bytes, turn };
	}
	if (!best) throw new Error("there was no round");
	return best;
}

/** Measures one request. A request that is refused as too large is made smaller. */
async function measureMost(
	installation: Installation,
	ask: Ask,
	wanted: MostRequest,
	fillIn: (wanted: MostRequest, nth: number) => ReturnType<typeof fillPath>,
	rounds: number,
): Promise<Measured & { readonly what: string }> {
	let asked = wanted;
	for (;;) {
		const { path } = fillIn(asked, 0);
		const isRead = asked.method === "GET";
		const { text = "" } = isRead ? await ask("GET", path) : {};
		const less = text.includes("too_much_included") ? asked.less() : undefined;
		if (!less) break;
		asked = less;
	}
	const fill = (nth: number) => fillIn(asked, nth);
	const measured = await measure(installation, ask, asked, fill, rounds);
	return { ...measured, what: asked.what };
}

/** A printed row, and the broken guarantee. */
function row(
	figures: Record<string, string | number>,
	problems: string[],
	name: string,
	{ ms, collectionMs, wallMs }: LongestTurn,
	reply = "",
): void {
	const collection =
		collectionMs >= 1 ? ` and ${Math.round(collectionMs)} ms of garbage` : "";
	const turn =
		ms < SHORT_MS
			? `below ${SHORT_MS} ms`
			: `${Math.round(ms)} ms (${Math.round(wallMs)} by the clock)`;
	figures[name] = `${reply}longest turn ${turn}${collection}`;
	if (ms > GOAL_MS)
		problems.push(`${name}: a turn of ${Math.round(ms)} ms, of ${GOAL_MS} ms`);
}

/**
 * Sends the largest request of every operation of the contract to a very large account. Measures the longest turn of the event loop,
 * also during the jobs that follow. Garbage collection and delays by other processes do not count, and the best of several rounds does.
 */
export async function turns(
	options: TurnsOptions,
	watch: Watch,
	contract: MockContract = readContract(),
): Promise<Outcome> {
	await using opened = new AsyncDisposableStack();
	const installation = await openInstallation();
	opened.defer(() => installation.close());
	const fleet = await startFleet({ count: 1 });
	opened.defer(() => fleet.stop());
	const ask = asker(installation.url, await installation.addAccount("large"));
	const url = fleet.urls[0] ?? "";
	const { jobs, records } = await fillAccount(
		installation,
		ask,
		options,
		url,
		watch,
	);
	const figures: Record<string, string | number> = {};
	const problems: string[] = [];
	for (const [name, turn] of jobs) row(figures, problems, name, turn);
	const examples = new Map(
		contract.operations.map((operation) => [
			operation.id,
			exampleRequest(contract.document, operation).target,
		]),
	);
	const fillIn = ({ path, method, operationId }: MostRequest, nth: number) =>
		fillPath(
			path,
			records,
			// An operation that works only once per record gets a new record each time.
			method === "DELETE" || path.endsWith("_tracking") ? nth : 0,
			examples.get(operationId) ?? "",
		);
	for (const wanted of mostRequests(contract)) {
		watch(`${wanted.operationId}, ${wanted.what}`);
		const { what, status, bytes, turn } = await measureMost(
			installation,
			ask,
			wanted,
			fillIn,
			options.rounds,
		);
		const name = `${wanted.operationId}, ${what}`;
		row(figures, problems, name, turn, `${status}, ${bytes} bytes, `);
	}
	return { figures, problems };
}
