import type { Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { hasEnded, processIdentity } from "../runtime/process-identity.ts";
import type { Services } from "../services/services.ts";
import { INSTANCE_ID, instanceOf } from "./lease-owner.ts";

/** The interval of heartbeats, and the silence after which an instance counts as ended, in milliseconds. */
export interface HeartbeatTimes {
	readonly beatMs: number;
	readonly deadMs: number;
}

const HEARTBEAT_TIMES: HeartbeatTimes = { beatMs: 5_000, deadMs: 15_000 };

/** A process that takes leases. */
export interface InstanceTable {
	id: string;
	/** Identifies the process for others on the same machine; empty when that is not possible. */
	place: string;
	/** Its last heartbeat, by the database's clock, because clocks of machines differ. */
	seen_at: string;
}

declare module "../database/schema/schema.ts" {
	interface Schema {
		instances: InstanceTable;
	}
}

/** Releases the leases of these owners, in the caller's transaction. */
export type FreeLeases = (
	db: Queries,
	owners: readonly string[],
) => Promise<void>;

/** A kind of lease that an instance can hold. */
export interface LeaseKind {
	readonly table: "jobs" | "delivery_queues";
	readonly free: FreeLeases;
}

type Parts = Pick<Services, "database" | "log">;

async function beat({ database }: Parts): Promise<void> {
	const seenAt = database.wallClock(0);
	await database.db
		.insertInto("instances")
		.values({
			id: INSTANCE_ID,
			place: processIdentity(process.pid),
			seen_at: seenAt,
		})
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet({ seen_at: seenAt }),
		)
		.execute();
}

/** Finds instances that have ended: those without a recent heartbeat, and ended processes of this machine. */
async function findEnded(
	{ database }: Parts,
	deadMs: number,
): Promise<readonly string[]> {
	const rows = await database.db
		.selectFrom("instances")
		.select(["id", "place"])
		.select((eb) => eb("seen_at", "<", database.wallClock(deadMs)).as("isOld"))
		.where("id", "<>", INSTANCE_ID)
		.execute();
	return rows
		.filter(({ place, isOld }) => Boolean(isOld) || hasEnded(place))
		.map(({ id }) => id);
}

async function ownersOf(
	db: Queries,
	table: LeaseKind["table"],
	instances: ReadonlySet<string>,
): Promise<string[]> {
	const rows = await db
		.selectFrom(table)
		.select("lease_owner")
		.distinct()
		.where("lease_owner", "is not", null)
		.where("lease_until", "is not", null)
		.execute();
	return rows
		.map((row) => row.lease_owner)
		.filter((owner) => owner !== null)
		.filter((owner) => instances.has(instanceOf(owner)));
}

/** Releases the leases of ended instances, and removes the instances. */
async function releaseEnded(
	parts: Parts,
	leases: readonly LeaseKind[],
	deadMs: number,
): Promise<void> {
	const ended = await findEnded(parts, deadMs);
	if (ended.length === 0) return;
	const ids = new Set(ended);
	await transact(parts.database, async (db) => {
		for (const { table, free } of leases) {
			const owners = await ownersOf(db, table, ids);
			if (owners.length > 0) await free(db, owners);
		}
		await db.deleteFrom("instances").where("id", "in", ended).execute();
	});
	parts.log.info(
		{ instances: ended },
		"released the leases of ended processes",
	);
}

/** A running heartbeat. */
export interface Heartbeat {
	/** Removes the instance. Call when it holds no leases any more. */
	stop(): Promise<void>;
}

/**
 * Enters this process among the instances, and frees the leases of those that have ended; then does both regularly. Resolves when
 * leases may be taken.
 */
export async function startHeartbeat(
	parts: Parts,
	leases: readonly LeaseKind[],
	{ beatMs, deadMs } = HEARTBEAT_TIMES,
): Promise<Heartbeat> {
	const { database, log } = parts;
	const once = async () => {
		await beat(parts);
		await releaseEnded(parts, leases, deadMs);
	};
	await once();
	let last: Promise<void> | undefined;
	const timer = setInterval(() => {
		last ??= once()
			.catch((error) => log.warn({ err: error }, "no heartbeat"))
			.finally(() => {
				last = undefined;
			});
	}, beatMs);
	return {
		async stop() {
			clearInterval(timer);
			await last;
			await database.db
				.deleteFrom("instances")
				.where("id", "=", INSTANCE_ID)
				.execute()
				.catch((error) => log.warn({ err: error }, "instance not removed"));
		},
	};
}
