import type { Server } from "node:http";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { Database } from "./database/database.ts";
import { untilWritten } from "./database/start-writing.ts";
import { type Courier, startCourier } from "./deliveries/courier.ts";
import { freeQueuesOfEndedProcesses } from "./deliveries/queue-queries.ts";
import { loadContract } from "./http/contract/contract.ts";
import { close, httpServer, LINGER_MS, listen } from "./http/http-server.ts";
import { jobs } from "./jobs/jobs.ts";
import { openReceivers, type Receivers } from "./receivers/receivers.ts";
import { eventCatalogue } from "./resources/account-events/event-catalogue.ts";
import { mapReader } from "./resources/container-maps/container-map-queries.ts";
import { experienceReader } from "./resources/outcomes/outcome-queries.ts";
import { placeDirectory } from "./resources/places/place-directory.ts";
import { shipmentReader } from "./resources/shipments/shipment-queries.ts";
import { shippingLineDirectory } from "./resources/shipping-lines/shipping-line-directory.ts";
import { planPositionJobs } from "./resources/vessels/plan-following.ts";
import { keepWebhookIps } from "./resources/webhooks/webhook-ips.ts";
import { type Clock, toInstant } from "./runtime/clock.ts";
import type { SeaRoutes } from "./sea/sea-route.ts";
import { seaRoutesOnDemand } from "./sea/sea-routes-on-demand.ts";
import type { Services } from "./services/services.ts";
import type { Config } from "./settings/config.ts";
import type { TrackingRules } from "./settings/tracking-rules/tracking-rules.ts";
import type { CarrierRegistry } from "./sources/carriers/carrier-registry.ts";
import type { PositionSource } from "./sources/contracts/position-source.ts";
import type { TerminalRegistry } from "./sources/contracts/terminal.ts";
import { releaseLeasesOfEndedProcesses } from "./worker/lease-owner.ts";
import { startWorker, type Worker } from "./worker/worker.ts";

/** What a Landfall process is made from: opened by its caller, closed by {@link Landfall.stop}. */
export interface Parts {
	readonly database: Database;
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** Who knows where vessels are; absent: nobody does. */
	readonly vessels?: PositionSource | undefined;
	readonly rules: TrackingRules;
	readonly clock: Clock;
	/** Whether the lines of a simulated world answer; false when absent. */
	readonly isSimulated?: boolean | undefined;
	readonly log: Logger;
	/** How long a stopping server waits for the next request of a connection, to answer that it is the last; a second when absent. */
	readonly lingerMs?: number | undefined;
	/** As configured when absent. */
	readonly receivers?: Receivers | undefined;
	/** Read when the first map is drawn, when absent. */
	readonly seaRoutes?: SeaRoutes | undefined;
}

/** Which halves of Landfall a process runs. */
export interface Roles {
	readonly isServing: boolean;
	readonly isWorking: boolean;
}

/** A running Landfall. */
export interface Landfall {
	/** Where the API is, `/v2` included; undefined when only the worker runs. */
	readonly url: string | undefined;
	readonly services: Services;
	/** Takes no more requests and jobs, lets those in hand end, closes the database. */
	stop(): Promise<void>;
}

/** Starts serving and working, as `roles` say. */
export async function startLandfall(
	config: Config,
	parts: Parts,
	roles: Roles,
): Promise<Landfall> {
	const { database } = parts;
	const receivers =
		parts.receivers ??
		openReceivers({
			allowed: config.webhookAllow,
			ports: config.webhookPorts,
			proxy: config.webhookProxy,
		});
	let worker: Worker | undefined;
	let courier: Courier | undefined;
	let isStopping = false;
	const services: Services = {
		...parts,
		receivers,
		events: eventCatalogue(loadContract().document),
		readShipment: shipmentReader(database),
		readExperience: experienceReader(database),
		readMap: mapReader(database),
		places: placeDirectory(parts.terminals),
		shippingLines: shippingLineDirectory(parts.carriers.scacs),
		webhooksPerAccount: config.webhooksPerAccount,
		seaRoutes: parts.seaRoutes ?? seaRoutesOnDemand(config.closedPassages),
		wakeWorkers: () => {
			worker?.wake();
			courier?.wake();
		},
	};
	const onceWritable = untilWritten(parts, () => isStopping);
	let server: Server | undefined;
	let url: string | undefined;
	if (roles.isServing) {
		const now = toInstant(parts.clock.now());
		await onceWritable("webhook addresses", () =>
			keepWebhookIps(database.db, config.webhookIps, now),
		);
		const app = await createApp(services, config, () => isStopping);
		server = httpServer(app, () => isStopping);
		url = `${await listen(server, config)}/v2`;
	}
	if (roles.isWorking) {
		await onceWritable("jobs and deliveries", async () => {
			await releaseLeasesOfEndedProcesses(database.db);
			await freeQueuesOfEndedProcesses(
				database.db,
				parts.clock.now().toISOString(),
			);
			await database.db
				.transaction()
				.execute((db) => planPositionJobs(db, services));
			if (isStopping) return;
			worker = startWorker(services, jobs);
			courier = startCourier(services);
		});
	}
	return {
		url,
		services,
		async stop() {
			isStopping = true;
			await Promise.all([
				server && close(server, parts.lingerMs ?? LINGER_MS),
				worker?.stop(),
				courier?.stop(),
			]);
			await receivers.close();
			await database.close();
		},
	};
}
