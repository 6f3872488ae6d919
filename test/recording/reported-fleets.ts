import type { Container } from "../../generated/openapi.ts";
import { START, shipmentOf, submit } from "../jobs/tracked.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../support/installation/test-landfall.ts";
import {
	type StubCarrier,
	startStubCarrier,
} from "../support/peers/stub-carrier.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { type TestClock, testClock } from "../support/time/test-clock.ts";
import { boxes, fleetAtSea } from "./large-report.ts";

/** Enough for a report that is written in more than four transactions. */
export const FLEET = boxes(60);

/** Enough for news that are written in several transactions. */
export const LARGE_FLEET = boxes(100);

/** The events of each container at sea. */
export const FIRST_EVENTS: readonly string[] = [
	...FLEET.flatMap((number) => [
		`container.created ${number}`,
		`container.transport.empty_out ${number}`,
		`container.transport.estimated.vessel_arrived ${number}`,
		`container.transport.full_in ${number}`,
		`container.transport.vessel_departed ${number}`,
		`container.transport.vessel_loaded ${number}`,
	]),
	"tracking_request.succeeded",
].sort();

/** A request for a bill of many containers, by a tenant with a webhook. */
interface Queried {
	readonly bill: string;
	readonly tenant: Tenant;
	readonly requestId: string;
}

/** An installation whose line reports many containers, and which queries it when the test says so. */
interface ReportedFleets {
	readonly clock: TestClock;
	readonly carrier: StubCarrier;
	readonly system: TestLandfall;
	/** Adds a tenant with a webhook and a request for a bill with these containers. */
	queried(containers?: readonly string[]): Promise<Queried>;
	stop(): Promise<void>;
}

/** Starts {@link ReportedFleets}. */
export async function startReportedFleets(): Promise<ReportedFleets> {
	const clock = testClock(START);
	const carrier = await startStubCarrier(clock);
	const system = await startTestLandfall({
		clock,
		carriers: carrier.registry,
		isWorking: false,
	});
	let bills = 0;
	return {
		...{ clock, carrier, system },
		async queried(containers = FLEET) {
			bills += 1;
			const bill = `LARGE${bills}`;
			const tenant = await system.addTenant(bill);
			await registerWebhook(tenant);
			carrier.report(bill, fleetAtSea(bill, containers));
			return { bill, tenant, requestId: await submit(tenant, bill) };
		},
		async stop() {
			await system.stop();
			await carrier.close();
		},
	};
}

function attributesOf({ attributes }: Container) {
	return attributes;
}

/** The stored records, without ids. */
export async function recordOf(tenant: Tenant, requestId: string) {
	const { shipment, containers } = await shipmentOf(tenant, requestId);
	const {
		bill_of_lading_number: _,
		normalized_number: __,
		...rest
	} = shipment.attributes;
	return {
		shipment: rest,
		linked: shipment.relationships.containers.data.length,
		containers: [...containers.values()]
			.sort((a, b) =>
				attributesOf(a).number < attributesOf(b).number ? -1 : 1,
			)
			.map((container) => ({
				...attributesOf(container),
				events: container.relationships.transport_events.data.length,
				rawEvents: container.relationships.raw_events.data.length,
			})),
	};
}
