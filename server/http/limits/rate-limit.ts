import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { Database } from "../../database/database.ts";
import {
	databaseStates,
	type StateKey,
	type StateStore,
} from "../../database/state-store.ts";
import type { KeyHolder } from "../../services/account.ts";
import type { Config } from "../../settings/config.ts";
import { accountOf } from "../authenticate.ts";
import { operationIdOf } from "../contract/contract-validation.ts";
import { ApiError } from "../replies/api-error.ts";
import type { RemainingQuota } from "./remaining-quota.ts";
import { type RollingLimit, rollingLimit } from "./rolling-limit.ts";
import { ServerGroup } from "./server-group.ts";
import { SharedLimit } from "./shared-limit.ts";

const MINUTE_MS = 60_000;

/** How long the counts of a stopped server still matter (ms). */
const COUNTED_MS = MINUTE_MS + 2_000;

/** Counts per hand-over. */
const BATCH = 50;

const monotonicMs = () => Math.floor(performance.now());

/** Requests that share a limit. */
interface Bucket {
	readonly name: string;
	/** The name of the policy in the rate limit headers. */
	readonly policy: string;
	readonly quota: string;
	readonly own: RollingLimit;
	readonly shared: SharedLimit;
	/** Whether requests count per account or per key. */
	readonly isPerKey: boolean;
	readonly detail: string;
}

/** The request limits, counted together with all other servers. */
export interface RequestLimits {
	/** Refuses a request beyond the limit of its bucket with 429. */
	readonly limit: RequestHandler;
	/** Leaves the group of servers that count together. */
	stop(): Promise<void>;
}

/** The name under which requests are counted: the account, and the key when each key has its own count. */
function countName({ id, keyId }: KeyHolder, { isPerKey }: Bucket): string {
	return isPerKey ? `${id} ${keyId}` : id;
}

/** Where the servers count the requests of a bucket under such a name. */
function stateKeyOf(bucketName: string, counted: string): StateKey {
	const [accountId = "", keyId] = counted.split(" ");
	const name = keyId === undefined ? bucketName : `${bucketName} ${keyId}`;
	return { accountId, name: `requests ${name}` };
}

/** Sets the rate limit headers (draft-ietf-httpapi-ratelimit-headers-10), and refuses a request that has to wait. */
function setQuotaHeaders(
	response: Response,
	{ policy, quota, detail }: Bucket,
	{ waitMs, left, growsInMs }: RemainingQuota,
): void {
	const seconds = Math.ceil(growsInMs / 1_000);
	response.setHeader("ratelimit-policy", quota);
	response.setHeader("ratelimit", `"${policy}";r=${left};t=${seconds}`);
	if (waitMs > 0) refuse(detail, waitMs);
}

function refuse(detail: string, waitMs: number): never {
	const seconds = Math.ceil(waitMs / 1_000);
	throw new ApiError(
		429,
		{ code: "rate_limited", detail: `${detail}; try again in ${seconds} s` },
		{ "retry-after": String(seconds) },
	);
}

/** The settings of the limits. */
type LimitConfig = Pick<
	Config,
	"requestsPerMinute" | "inferencesPerMinute" | "refreshesPerMinute"
>;

/** A bucket of requests; its policy has the bucket's name unless given. */
function bucketOf(
	store: StateStore,
	name: string,
	perMinute: number,
	detail: string,
	{ isPerKey = false, policy = name } = {},
): Bucket {
	return {
		name,
		policy,
		quota: `"${policy}";q=${perMinute};w=${MINUTE_MS / 1_000}`,
		own: rollingLimit(perMinute, MINUTE_MS),
		shared: new SharedLimit(store, perMinute, MINUTE_MS, (counted) =>
			stateKeyOf(name, counted),
		),
		isPerKey,
		detail,
	};
}

/** The bucket of all operations without an own one. */
function commonBucket(
	store: StateStore,
	{ requestsPerMinute }: LimitConfig,
): Bucket {
	return bucketOf(
		store,
		"others",
		requestsPerMinute,
		"too many requests within a minute; webhooks tell of changes without asking",
		{ policy: "default" },
	);
}

/** The buckets of operations with an own limit, named by their operation. */
function ownBuckets(
	store: StateStore,
	{ requestsPerMinute, inferencesPerMinute, refreshesPerMinute }: LimitConfig,
): Bucket[] {
	return [
		bucketOf(
			store,
			"createTrackingRequest",
			requestsPerMinute,
			"too many tracking requests created within a minute",
		),
		bucketOf(
			store,
			"inferNumber",
			inferencesPerMinute,
			"too many numbers inferred with this API key within a minute",
			{ isPerKey: true },
		),
		bucketOf(
			store,
			"createTrackingRequestBatch",
			Math.ceil(requestsPerMinute / 10),
			"too many batches of tracking requests within a minute",
		),
		bucketOf(
			store,
			"createTrackingRequestImport",
			Math.ceil(requestsPerMinute / 10),
			"too many imports of tracking requests within a minute",
		),
		bucketOf(
			store,
			"refreshContainer",
			refreshesPerMinute,
			"too many containers refreshed within a minute",
		),
	];
}

/**
 * Limits the requests of each bucket within any minute, over all servers on the database. A single server counts in memory, with exact
 * waiting times.
 */
export function requestLimits(
	config: LimitConfig,
	database: Database,
	log: Pick<Logger, "warn">,
): RequestLimits {
	const store = databaseStates(database);
	const others = commonBucket(store, config);
	const buckets: ReadonlyMap<string | undefined, Bucket> = new Map(
		ownBuckets(store, config).map((own) => [own.name, own]),
	);

	/** Publishes the counts that this server made on its own since it last did. */
	async function publish(): Promise<void> {
		const nowMs = monotonicMs();
		const epochMs = Date.now() - nowMs;
		for (const bucket of [others, ...buckets.values()]) {
			const counts = [...bucket.own.unshared(nowMs)];
			for (let first = 0; first < counts.length; first += BATCH) {
				const batch = counts.slice(first, first + BATCH);
				await Promise.all(
					batch.map(async ([name, atMs]) => {
						const times = atMs.map((at) => epochMs + at);
						await bucket.shared.add(name, times);
						bucket.own.share(name, nowMs);
					}),
				);
			}
		}
	}

	const group = new ServerGroup(store, {
		countedMs: COUNTED_MS,
		publish,
		failed: (error) =>
			log.warn(
				{ err: error },
				"requests are not counted together with other servers, because nothing can be written",
			),
	});
	if (database.isShared) group.start();

	/** Counts a request in memory that is counted by all servers too, for when this server is alone again. */
	function countForLater({ own }: Bucket, counted: string): void {
		const nowMs = monotonicMs();
		own.take(counted, nowMs);
		own.share(counted, nowMs);
	}

	/** The remaining quota by the shared count. */
	async function takeTogether(
		bucket: Bucket,
		counted: string,
	): Promise<RemainingQuota> {
		const own = () => bucket.own.take(counted, monotonicMs());
		if ((await group.standing()) !== "together") return own();
		try {
			const quota = await bucket.shared.take(counted);
			if (quota.waitMs === 0) countForLater(bucket, counted);
			return quota;
		} catch (error) {
			// While the database cannot be written, this server counts alone, so that reads are still served.
			if (database.isUnavailable(error)) return own();
			throw error;
		}
	}

	const limit: RequestHandler = (request, response: Response, next) => {
		const bucket = buckets.get(operationIdOf(request)) ?? others;
		const counted = countName(accountOf(response), bucket);
		const pass = (quota: RemainingQuota) => {
			setQuotaHeaders(response, bucket, quota);
			next();
		};
		if (!database.isShared || group.isAlone)
			return pass(bucket.own.take(counted, monotonicMs()));
		const leased = bucket.shared.takeLeased(counted);
		if (!leased) return takeTogether(bucket, counted).then(pass);
		countForLater(bucket, counted);
		pass(leased);
	};
	return {
		limit,
		async stop() {
			if (database.isShared) await group.stop();
		},
	};
}
