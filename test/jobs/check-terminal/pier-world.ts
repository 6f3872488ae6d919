import type { Container, Shipment } from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { atSea, message } from "../../support/peers/carrier-messages.ts";
import { PIER_400 } from "../../support/peers/stub-terminal.ts";
import { newBox } from "../../support/records/new-numbers.ts";
import {
	accountEventsOf,
	addNotifiedTenant,
	shipmentOf,
	startTrackedWorld,
	submit,
	type TrackedWorld,
} from "../tracked.ts";

/** A container at sea that is to be discharged at Pier 400, eleven days after the tests begin. */
function towardsPier(box: string, etaAt: string): object[] {
	return [
		...atSea(box).slice(0, 4),
		message(`EST ${etaAt} ARRI USLAX vessel`, {
			id: `${box} arrival`,
			container: box,
			reportedAt: "2026-02-20T00:00:00Z",
		}),
		message(`PLN ${etaAt} DISC USLAX vessel`, {
			id: `${box} discharge`,
			container: box,
			terminal: PIER_400,
		}),
	];
}

/** An event at Pier 400. */
export function happened(code: string, box: string, atMs: number): object {
	const at = new Date(atMs).toISOString().replace(".000", "");
	const means = code === "GTOT" ? "truck" : "vessel";
	return message(`ACT ${at} ${code} USLAX ${means}`, {
		id: `${box} ${code}`,
		container: box,
		terminal: PIER_400,
	});
}

/** A container on its way to Pier 400. */
interface Heading {
	readonly box: string;
	readonly tenant: Tenant;
	readonly requestId: string;
	/** What the line has reported. */
	readonly said: readonly object[];
	/** How often the terminal has been queried. */
	queried(): number;
	/** Counts the queries of the terminal in a period in which each job runs when due. */
	queriesWithin(ms: number): Promise<number>;
	container(): Promise<Container["attributes"] | undefined>;
	shipment(): Promise<Shipment>;
	/** The events of which the account is notified. */
	notified(): Promise<string[]>;
}

/** An installation whose containers are discharged at Pier 400. */
interface PierWorld extends TrackedWorld {
	nowMs(): number;
	/** The instant in so many milliseconds. */
	inMs(ms: number): string;
	/** When the next job of a tenant, of any or of one name, is due; infinite without one. */
	nextDueMs(tenant: Tenant, name?: string): Promise<number>;
	/** Adds a tenant with a webhook that tracks one container on its way to Pier 400. */
	heading(number: string, etaInMs: number): Promise<Heading>;
	/** Makes the terminal answer again. */
	recover(): void;
}

/** Starts a {@link PierWorld}. */
export async function startPierWorld(): Promise<PierWorld> {
	const world = await startTrackedWorld();
	const nowMs = () => world.clock.now().getTime();
	const inMs = (ms: number) =>
		new Date(nowMs() + ms).toISOString().replace(/\.\d+/, "");

	async function nextDueMs(tenant: Tenant, name?: string): Promise<number> {
		const rows = await world.system.db
			.selectFrom("jobs")
			.select(["name", "run_at"])
			.where("account_id", "=", tenant.account.id)
			.execute();
		const due = rows.filter((row) => name === undefined || row.name === name);
		return Math.min(...due.map((row) => Date.parse(row.run_at)));
	}

	async function heading(number: string, etaInMs: number) {
		const box = newBox();
		const tenant = await addNotifiedTenant(world, number);
		const said = towardsPier(box, inMs(etaInMs));
		world.carrier.report(number, said);
		const requestId = await submit(tenant, number);
		const queried = () =>
			world.terminal.queried.filter((item) => item === `pier-400 ${box}`)
				.length;
		return {
			box,
			tenant,
			requestId,
			said,
			queried,
			async queriesWithin(ms: number) {
				const before = queried();
				const endsAtMs = nowMs() + ms;
				while (nowMs() < endsAtMs) {
					const dueMs = await nextDueMs(tenant);
					await world.pass(Math.min(dueMs, endsAtMs) - nowMs());
				}
				return queried() - before;
			},
			container: async () =>
				(await shipmentOf(tenant, requestId)).containers.get(box)?.attributes,
			shipment: async () => (await shipmentOf(tenant, requestId)).shipment,
			notified: () => accountEventsOf(world, tenant),
		};
	}

	return {
		...world,
		...{ nowMs, inMs, nextDueMs, heading },
		recover() {
			world.terminal.fail(undefined);
			world.terminal.beforeAnswers(undefined);
		},
	};
}
