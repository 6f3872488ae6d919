import type { Queries } from "../../server/database/database.ts";
import { trackShipment } from "../../server/jobs/track-shipment/track-shipment.ts";
import type { Services } from "../../server/services/services.ts";
import type {
	Tenant,
	TestLandfall,
} from "../support/installation/test-landfall.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { message } from "../support/peers/carrier-messages.ts";

const WAY = [
	"ACT 2026-02-10T08:00:00Z GTOT CNSHA truck empty",
	"ACT 2026-02-14T08:00:00Z GTIN CNSHA truck",
	"ACT 2026-02-18T08:00:00Z LOAD CNSHA vessel",
	"ACT 2026-02-19T08:00:00Z DEPA CNSHA vessel",
];

/** Returns `count` container numbers. */
export function boxes(count: number): string[] {
	return Array.from(
		{ length: count },
		(_, index) => `MSKU${8_000_000 + index}`,
	);
}

/** Events of containers at sea on one bill, with this arrival. */
export function fleetAtSea(
	bill: string,
	containers: readonly string[],
	arrival = "2026-03-12T08:00:00Z",
): object[] {
	return [
		...containers.flatMap((container) =>
			WAY.map((line) =>
				message(line, { id: `${bill} ${container} ${line}`, container, bill }),
			),
		),
		message(`EST ${arrival} ARRI USLAX vessel`, {
			id: `${bill} arrival ${arrival}`,
			reportedAt: `2026-02-2${arrival.at(9)}T00:00:00Z`,
			bill,
		}),
	];
}

/** Later events of the same containers: another arrival, and planned discharges that change daily. */
export function newsOf(bill: string, containers: readonly string[]): object[] {
	const days = [21, 22, 23, 24, 25];
	return [
		...fleetAtSea(bill, containers, "2026-03-15T08:00:00Z"),
		...containers.flatMap((container) =>
			days.map((day) =>
				message(`PLN 2026-03-${day - 8}T08:00:00Z DISC USLAX vessel`, {
					id: `${bill} ${container} discharge ${day}`,
					reportedAt: `2026-02-${day}T00:00:00Z`,
					container,
					bill,
				}),
			),
		),
	];
}

/** Thrown in place of a transaction, like a crash of the process. */
class BrokenOff extends Error {}

/** Services whose `nth` transaction from now, and every later one, fails; `before` runs before each. */
export function breakingOff(
	services: Services,
	nth: number,
	before: (transaction: number) => Promise<void> = async () => {},
): Services {
	let transactions = 0;
	const db = new Proxy(services.database.db, {
		get(target, name) {
			const value = Reflect.get(target, name, target);
			if (name !== "transaction") {
				return typeof value === "function" ? value.bind(target) : value;
			}
			return () => ({
				async execute(run: (db: Queries) => Promise<unknown>) {
					transactions += 1;
					if (transactions >= nth) throw new BrokenOff();
					await before(transactions);
					return target.transaction().execute(run);
				},
			});
		},
	});
	return { ...services, database: { ...services.database, db } };
}

/** Queries the line of a request once. Returns whether the job ended. */
export async function trackOnce(
	{ landfall }: TestLandfall,
	requestId: string,
	services: Services = landfall.services,
): Promise<boolean> {
	const row = await landfall.services.database.db
		.updateTable("jobs")
		.set({ lease_owner: "the test", attempts: 1 })
		.where("dedupe_key", "=", `track-shipment ${requestId}`)
		.returningAll()
		.executeTakeFirstOrThrow();
	const { signal } = new AbortController();
	const payload = JSON.parse(row.payload);
	try {
		await trackShipment({ row, payload, signal }, services);
		await runDueJobs(landfall.services, "notify-webhooks");
		return true;
	} catch (error) {
		if (error instanceof BrokenOff) return false;
		throw error;
	}
}

type Included = readonly {
	readonly id: string;
	readonly relationships?: {
		readonly container?: { readonly data: { readonly id: string } | null };
	};
}[];

/** The notifications of a tenant as texts, in alphabetical order. */
export async function notifiedEvents(tenant: Tenant): Promise<string[]> {
	const numbers = new Map<string, string>();
	for await (const { id, attributes } of tenant.client.listContainers({
		"page[size]": 100,
	})) {
		numbers.set(id, attributes.number);
	}
	const notified: string[] = [];
	const log = tenant.client.listWebhookNotifications({
		include: "reference_object",
		"page[size]": 100,
	});
	for await (const { data, included = [] } of log.pages()) {
		const records = new Map(
			(included as Included).map((record) => [record.id, record]),
		);
		for (const { attributes, relationships } of data) {
			const record = records.get(relationships.reference_object.data.id);
			const id = record?.relationships?.container?.data?.id ?? "";
			notified.push(`${attributes.event} ${numbers.get(id) ?? ""}`.trim());
		}
	}
	return notified.sort();
}
