import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../../client/index.ts";
import { startSimulatedWorld } from "../../../mock/carriers/simulated-world.ts";
import type { Database } from "../../../server/database/database.ts";
import { type Landfall, startLandfall } from "../../../server/landfall.ts";
import type { Receivers } from "../../../server/receivers/receivers.ts";
import { timeZoneByLocode } from "../../../server/reference/places/lookup.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../../server/resources/accounts/api-key-queries.ts";
import { type Clock, wallClock } from "../../../server/runtime/clock.ts";
import { Meter } from "../../../server/runtime/meter.ts";
import type { Account } from "../../../server/services/account.ts";
import {
	ENTITLEMENTS,
	type Entitlement,
} from "../../../server/services/account.ts";
import type { Services } from "../../../server/services/services.ts";
import { readConfig } from "../../../server/settings/config.ts";
import type { TrackingRules } from "../../../server/settings/tracking-rules/tracking-rules.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "../../../server/sources/carriers/carrier-registry.ts";
import { simulatedCarriers } from "../../../server/sources/carriers/simulated-carriers.ts";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import type { PositionSource } from "../../../server/sources/contracts/position-source.ts";
import type { TerminalRegistry } from "../../../server/sources/contracts/terminal.ts";
import { sourceHttp } from "../../../server/sources/requests/source-http.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { recordReply } from "../vitest/status-coverage.ts";
import { openMigrated } from "./migrated-database.ts";

/** Options of an installation under test. The rest is as in production, except that every reply is checked against the contract. */
export interface TestOptions {
	/** Environment variables beside those of the harness. */
	readonly env?: Readonly<Record<string, string>>;
	readonly clock?: Clock;
	/** The simulated world by default. */
	readonly carriers?: CarrierRegistry;
	/** None by default. */
	readonly terminals?: TerminalRegistry;
	/** None by default. */
	readonly vessels?: PositionSource;
	/** The documented defaults when absent. */
	readonly rules?: TrackingRules;
	/** Whether worker and courier run; true by default. */
	readonly isWorking?: boolean;
	/** Name of its first account; `first` by default. */
	readonly account?: string;
	/** `:memory:` by default. */
	readonly databaseFile?: string;
	/** How long a write waits for other processes; as in production by default. */
	readonly busyTimeoutMs?: number;
	readonly log?: Logger;
	/** Default: the receivers of the configuration. */
	readonly receivers?: Receivers;
}

/** A tenant of the installation under test. */
export interface Tenant {
	readonly account: Account;
	readonly key: string;
	readonly client: LandfallClient;
	/** Sends a request as this tenant; `path` is relative to `/v2`. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Sends a JSON body as this tenant. */
	send(
		method: "POST" | "PATCH",
		path: string,
		body: unknown,
		headers?: Readonly<Record<string, string>>,
	): Promise<Response>;
}

/** A whole installation: server, worker, database and simulated world, on loopback. */
export interface TestLandfall extends Tenant {
	/** Where the API is, `/v2` included. */
	readonly url: string;
	readonly landfall: Landfall;
	readonly services: Services;
	readonly db: Database["db"];
	/** Adds a tenant, by default without paid features. */
	addTenant(
		name: string,
		entitlements?: readonly Entitlement[],
	): Promise<Tenant>;
	stop(): Promise<void>;
}

async function openCarriers(clock: Clock, meter: Meter | undefined) {
	const http = sourceHttp();
	const now = () => clock.now();
	const world = await startSimulatedWorld({ now });
	const zoneOf = (locode: string) => timeZoneByLocode(locode) ?? null;
	const deps = { http, now, zoneOf, meter };
	return {
		registry: carrierRegistry([
			...simulatedCarriers(world, deps),
			testCarrier(deps),
		]),
		async close() {
			await http.close();
			await world.close();
		},
	};
}

/** Starts an installation with one tenant, who has every paid feature. Stop it at the end of the test. */
export async function startTestLandfall(
	options: TestOptions = {},
): Promise<TestLandfall> {
	const clock = options.clock ?? wallClock;
	const config = readConfig({
		PORT: "0",
		RESPONSE_CHECKS: "fail",
		REQUESTS_PER_MINUTE: "1000000",
		INFERENCES_PER_MINUTE: "1000000",
		REFRESHES_PER_MINUTE: "1000000",
		WEBHOOK_ALLOW: "127.0.0.0/8",
		DATABASE_URL: `file:${options.databaseFile ?? ":memory:"}`,
		...options.env,
	});
	const database = await openMigrated(
		config.databaseUrl,
		options.busyTimeoutMs,
	);
	const meter = config.metrics && new Meter();
	const world = options.carriers ? undefined : await openCarriers(clock, meter);
	const carriers = options.carriers ?? world?.registry ?? carrierRegistry([]);
	const rules = options.rules ?? DEFAULT_RULES;
	const terminals = options.terminals ?? terminalRegistry([]);
	const log = options.log ?? pino({ level: "silent" });
	const landfall = await startLandfall(
		config,
		{
			database,
			carriers,
			terminals,
			vessels: options.vessels,
			rules,
			clock,
			isSimulated: world !== undefined,
			log,
			meter,
			receivers: options.receivers,
			lingerMs: 0,
		},
		{ isServing: true, isWorking: options.isWorking ?? true },
	);
	const url = landfall.url ?? "";

	async function addTenant(
		name: string,
		entitlements: readonly Entitlement[] = [],
	): Promise<Tenant> {
		const now = clock.now().toISOString();
		const account = await insertAccount(database.db, name, now, entitlements);
		const { key } = await insertApiKey(database.db, account.id, now);
		const fetchRecorded: typeof fetch = async (input, init) => {
			const reply = await fetch(input, init);
			const request = input instanceof Request ? input : undefined;
			recordReply(
				request?.method ?? init?.method ?? "GET",
				request?.url ?? String(input),
				reply,
			);
			return reply;
		};
		const fetchPath: Tenant["fetch"] = (path, init = {}) => {
			const headers = new Headers(init.headers);
			if (!headers.has("authorization")) {
				headers.set("authorization", `Token ${key}`);
			}
			return fetchRecorded(`${url}${path}`, { ...init, headers });
		};
		return {
			account,
			key,
			client: createLandfallClient({
				baseUrl: url,
				apiKey: key,
				fetch: fetchRecorded,
				maxRetries: 0,
			}),
			fetch: fetchPath,
			send: (method, path, body, headers) =>
				fetchPath(path, {
					method,
					headers: { "content-type": "application/vnd.api+json", ...headers },
					body: JSON.stringify(body),
				}),
		};
	}

	return {
		...(await addTenant(options.account ?? "first", ENTITLEMENTS)),
		url,
		landfall,
		services: landfall.services,
		db: database.db,
		addTenant,
		async stop() {
			await landfall.stop();
			await world?.close();
		},
	};
}

/** Creates a temporary folder. */
export function temporaryFolder(): { path: string; remove(): void } {
	const path = mkdtempSync(join(tmpdir(), "landfall-test-"));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
