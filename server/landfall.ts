import type { Logger } from "pino";
import type { Database } from "./database/database.ts";
import { untilWritten } from "./database/start-writing.ts";
import { transact } from "./database/transact.ts";
import { type Courier, startCourier } from "./deliveries/courier.ts";
import { freeQueuesOf } from "./deliveries/queue-queries.ts";
import { loadContract, readContract } from "./http/contract/contract.ts";
import { programVersion } from "./http/program-version.ts";
import { jobs } from "./jobs/jobs.ts";
import type { MonitoringServer } from "./monitoring/monitoring-server.ts";
import { openReceivers, type Receivers } from "./receivers/receivers.ts";
import { eventCatalogue } from "./resources/account-events/event-catalogue.ts";
import { mapReader } from "./resources/container-maps/container-map-queries.ts";
import { experienceReader } from "./resources/outcomes/outcome-queries.ts";
import { placeDirectory } from "./resources/places/place-directory.ts";
import { shipmentReader } from "./resources/shipments/shipment-queries.ts";
import { shippingLineDirectory } from "./resources/shipping-lines/shipping-line-directory.ts";
import { StreamHub } from "./resources/streams/stream-hub.ts";
import { planPositionJobs } from "./resources/vessels/plan-following.ts";
import { keepWebhookIps } from "./resources/webhook-ips/webhook-ips.ts";
import { type Clock, toInstant } from "./runtime/clock.ts";
import type { Meter } from "./runtime/meter.ts";
import type { SeaRoutes } from "./sea/sea-route.ts";
import { seaRoutesOnDemand } from "./sea/sea-routes-on-demand.ts";
import type { Serving, ServingOptions } from "./serve.ts";
import type { Services } from "./services/services.ts";
import type { Config } from "./settings/config.ts";
import type { TrackingRules } from "./settings/tracking-rules/tracking-rules.ts";
import type { CarrierRegistry } from "./sources/carriers/carrier-registry.ts";
import type { PositionSource } from "./sources/contracts/position-source.ts";
import type { TerminalRegistry } from "./sources/contracts/terminal.ts";
import { type Heartbeat, startHeartbeat } from "./worker/heartbeat.ts";
import { releaseJobsOf } from "./worker/release-jobs-of.ts";
import { startWorker, type Worker } from "./worker/worker.ts";

/** The resources of a Landfall process: opened by its caller, closed by {@link Landfall.stop}. */
export interface Parts extends ServingOptions {
	readonly database: Database;
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** The source of vessel positions, if any. */
	readonly vessels?: PositionSource | undefined;
	readonly rules: TrackingRules;
	readonly clock: Clock;
	/** Whether the carriers are simulated; false by default. */
	readonly isSimulated?: boolean | undefined;
	readonly log: Logger;
	/** Counts for the metrics; required where metrics are served. */
	readonly meter?: Meter | undefined;
	/** Default: as configured. */
	readonly receivers?: Receivers | undefined;
	/** Default: loaded for the first map. */
	readonly seaRoutes?: SeaRoutes | undefined;
}

/** Whether a process runs server, worker or both. */
export interface Roles {
	readonly isServing: boolean;
	readonly isWorking: boolean;
}

/** A running Landfall. */
export interface Landfall {
	/** URL of the API with `/v2`; undefined when only the worker runs. */
	readonly url: string | undefined;
	/** Origin of `/metrics` and the probes; undefined when metrics are off. */
	readonly monitoringUrl: string | undefined;
	readonly services: Services;
	/** Accepts no more requests and jobs, waits for current ones, and closes the database. */
	stop(): Promise<void>;
}

/** Serves metrics and probes where the configuration says so. */
async function openMonitoring(
	{ metrics }: Config,
	services: Services,
	isServing: boolean,
	isStopping: () => boolean,
): Promise<MonitoringServer | undefined> {
	const { meter } = services;
	if (!metrics || !meter) return undefined;
	// Loaded late, so that a process without metrics starts sooner.
	const { startMonitoring } = await import("./monitoring/monitoring-server.ts");
	const version = programVersion();
	const parts = { services, meter, version, isServing, isStopping };
	return startMonitoring(metrics, parts);
}

/** Sends traces where the configuration names a collector. */
async function openTraces({ traces }: Config, log: Logger) {
	if (!traces) return undefined;
	const { startTraces } = await import("./monitoring/open-telemetry.ts");
	return startTraces(traces, programVersion(), log);
}

/** Starts server and worker according to `roles`. */
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
	let heartbeat: Heartbeat | undefined;
	let isStopping = false;
	// Requests need all of the contract, jobs only its events.
	const { document } = roles.isServing ? loadContract() : readContract();
	const services: Services = {
		...parts,
		receivers,
		jobKinds: Object.keys(jobs),
		events: eventCatalogue(document),
		readShipment: shipmentReader(database),
		readExperience: experienceReader(database),
		readMap: mapReader(database),
		places: placeDirectory(parts.terminals),
		shippingLines: shippingLineDirectory(parts.carriers.scacs),
		limits: config.limits,
		streams: new StreamHub(parts),
		seaRoutes: parts.seaRoutes ?? seaRoutesOnDemand(config.closedPassages),
		wakeWorkers: () => {
			worker?.wake();
			courier?.wake();
		},
	};
	const traces = await openTraces(config, parts.log);
	const monitoring = await openMonitoring(
		config,
		services,
		roles.isServing,
		() => isStopping,
	);
	const onceWritable = untilWritten(parts, () => isStopping);
	let serving: Serving | undefined;
	if (roles.isServing) {
		const now = toInstant(parts.clock.now());
		await onceWritable("webhook addresses", () =>
			keepWebhookIps(database.db, config.webhookIps, now),
		);
		// Loaded late, so that a worker takes less memory and starts sooner.
		const { serve } = await import("./serve.ts");
		serving = await serve(services, config, parts, () => isStopping);
	}
	if (roles.isWorking) {
		await onceWritable("jobs and deliveries", async () => {
			heartbeat ??= await startHeartbeat(services, [
				{ table: "jobs", free: releaseJobsOf },
				{
					table: "delivery_queues",
					free: (db, owners) =>
						freeQueuesOf(db, parts.clock.now().toISOString(), owners),
				},
			]);
			await transact(database, (db) => planPositionJobs(db, services));
			if (isStopping) return;
			worker = startWorker(services, jobs);
			courier = startCourier(services);
		});
	}
	return {
		url: serving?.url,
		monitoringUrl: monitoring?.url,
		services,
		async stop() {
			isStopping = true;
			// First, so that clients of streams reconnect elsewhere before anything else ends.
			await services.streams.stop();
			await Promise.all([serving?.close(), worker?.stop(), courier?.stop()]);
			await heartbeat?.stop();
			// Last, so that probes show a process that is stopping.
			await monitoring?.stop();
			await serving?.stop();
			await traces?.stop();
			await receivers.close();
			await database.close();
		},
	};
}
