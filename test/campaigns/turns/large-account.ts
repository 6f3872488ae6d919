import { setTimeout as sleep } from "node:timers/promises";
import type { Watch } from "../outcome.ts";
import {
	type Ask,
	recordOf,
	trackingBody,
	webhookBody,
} from "../tenants/api.ts";
import { shipmentNumber } from "../tenants/big-shipment.ts";
import { FREE_LINE, type Installation } from "../tenants/installation.ts";
import { type KnownRecords, knownRecords } from "./known-records.ts";
import type { LongestTurn } from "./turn-log.ts";

/** Size of the account and number of calls of each operation. */
export interface TurnsOptions {
	/** Containers of the account. */
	readonly containers: number;
	readonly rounds: number;
	/** Time limit of each wait. */
	readonly limitMs: number;
}

const CONTAINERS_OF_SHIPMENT = 1_000;
const MESSAGES_OF_ONE_CONTAINER = 2_000;
const QUIET_MS = 400;
const BUSY_MS = 5;
const MOST_UNQUIET_MS = 30_000;

/** Resolves when the process is idle: when no turn has kept the processor busy for some time. */
export async function quiet({ turns }: Installation): Promise<void> {
	const until = Date.now() + MOST_UNQUIET_MS;
	const isBusy = () => {
		const now = Date.now();
		return turns.longest(now - QUIET_MS, now).ms >= BUSY_MS;
	};
	do await sleep(QUIET_MS);
	while (isBusy() && Date.now() < until);
}

/** Tracks a number. Returns its shipment, and the longest turn until all jobs that follow are done. */
async function trackOnce(
	installation: Installation,
	ask: Ask,
	number: string,
	limitMs: number,
): Promise<{ readonly turn: LongestTurn; readonly shipmentId: string }> {
	const startedAtMs = Date.now();
	const body = trackingBody(number, FREE_LINE);
	const { id } = recordOf(await ask("POST", "/tracking_requests", body));
	const until = startedAtMs + limitMs;
	while (Date.now() < until) {
		const request = recordOf(await ask("GET", `/tracking_requests/${id}`));
		const { status, failed_reason: reason } = request.attributes;
		if (status === "failed") throw new Error(`${number} failed: ${reason}`);
		const { data } = request.relationships?.tracked_object ?? {};
		if (data) {
			await quiet(installation);
			const turn = installation.turns.longest(startedAtMs, Date.now());
			return { turn, shipmentId: (data as { id: string }).id };
		}
		await sleep(100);
	}
	throw new Error(`${number} is not tracked within ${limitMs} ms`);
}

/** Gives an account the most records that it can have. Returns the turns of the jobs meanwhile, and the records. */
export async function fillAccount(
	installation: Installation,
	ask: Ask,
	{ containers, rounds, limitMs }: TurnsOptions,
	receiverUrl: string,
	watch: Watch,
): Promise<{ jobs: [string, LongestTurn][]; records: KnownRecords }> {
	const jobs: [string, LongestTurn][] = [];
	const track = async (many: number, messages: number, serial: number) => {
		const number = shipmentNumber(many, messages, serial);
		return trackOnce(installation, ask, number, limitMs);
	};
	const each = Math.min(CONTAINERS_OF_SHIPMENT, containers);
	const shipments = Math.max(0, Math.round(containers / each) - 1);
	const shipmentIds: string[] = [];
	for (let serial = 0; serial < shipments; serial++) {
		watch(`${serial * each} of ${containers} containers`);
		shipmentIds.push((await track(each, 6, serial)).shipmentId);
	}
	// The first webhook warms up; each round removes one of the others.
	for (let index = 0; index <= rounds; index++)
		recordOf(await ask("POST", "/webhooks", webhookBody(receiverUrl)));
	let serial = shipments;
	const shortest = async (many: number, messages: number) => {
		const tracked = [];
		for (let round = 0; round < rounds; round++)
			tracked.push(await track(many, messages, serial++));
		return tracked.reduce((a, b) => (b.turn.ms < a.turn.ms ? b : a));
	};
	const large = await shortest(each, 12);
	jobs.push([`job: a shipment of ${each} containers`, large.turn]);
	const long = await shortest(1, MESSAGES_OF_ONE_CONTAINER);
	jobs.push([
		`job: a container of ${MESSAGES_OF_ONE_CONTAINER} messages`,
		long.turn,
	]);
	const shipment = recordOf(await ask("GET", `/shipments/${long.shipmentId}`));
	const boxes = shipment.relationships?.containers?.data as { id: string }[];
	const records = await knownRecords(ask, {
		shipment: [large.shipmentId, ...shipmentIds],
		container: boxes.map(({ id }) => id),
	});
	return { jobs, records };
}
