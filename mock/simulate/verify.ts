import type {
	Container,
	LandfallClient,
	Shipment,
} from "../../client/index.ts";
import { illegalSteps } from "./legal-sequence.ts";
import type { Submission } from "./submissions.ts";
import { askTruth, type Truth } from "./truth.ts";

/** What a comparison with the truth found. */
export interface Findings {
	/** Fields of records that were compared. */
	fields: number;
	shipments: number;
	containers: number;
	/** One line for each field that differs, record that is missing or too much. */
	readonly differences: string[];
	/** One line for each impossible step in the events of a container. */
	readonly illegal: string[];
}

const AT_ONCE = 8;

type Attributes = Readonly<Record<string, unknown>>;

function compareAttributes(
	where: string,
	recorded: Attributes,
	truth: Attributes,
	findings: Findings,
): void {
	for (const [name, value] of Object.entries(truth)) {
		findings.fields += 1;
		const [is, should] = [recorded[name], value].map((one) =>
			JSON.stringify(one ?? null),
		);
		if (is !== should) {
			findings.differences.push(`${where}.${name} is ${is}, was ${should}`);
		}
	}
}

function compareContainers(
	where: string,
	recorded: readonly Container[],
	truth: Truth["containers"],
	findings: Findings,
): void {
	const byNumber = new Map(recorded.map((c) => [c.attributes.number, c]));
	for (const { number, attributes } of truth) {
		const container = byNumber.get(number);
		byNumber.delete(number);
		findings.containers += 1;
		if (container) {
			const own: Attributes = container.attributes;
			compareAttributes(`${where} ${number}`, own, attributes, findings);
		} else findings.differences.push(`${where} ${number} is not recorded`);
	}
	for (const number of byNumber.keys()) {
		findings.differences.push(`${where} ${number} was never there`);
	}
}

async function verifyShipment(
	client: LandfallClient,
	where: string,
	shipmentId: string,
	truth: Truth,
	findings: Findings,
): Promise<void> {
	const document = await client.getShipment(shipmentId, {
		include: "containers",
	});
	const shipment: Shipment = document.data;
	findings.shipments += 1;
	compareAttributes(where, shipment.attributes, truth.shipment ?? {}, findings);
	const recorded = (document.included ?? []).filter(
		(record): record is Container => record.type === "container",
	);
	if (recorded.length !== shipment.relationships.containers.data.length) {
		findings.differences.push(`${where} lacks containers in included`);
	}
	compareContainers(where, recorded, truth.containers, findings);
	for (const { id, attributes } of recorded) {
		const events = await Array.fromAsync(
			client.listContainerTransportEvents(id),
		);
		findings.illegal.push(
			...illegalSteps(events).map(
				(step) => `${where} ${attributes.number}: ${step}`,
			),
		);
	}
}

async function verify(
	client: LandfallClient,
	worldUrl: string,
	{ scac, number, kind, requestId }: Submission,
	findings: Findings,
): Promise<void> {
	const where = `${scac} ${number}`;
	const truth = await askTruth(worldUrl, scac, number, kind);
	const { data: request } = await client.getTrackingRequest(requestId);
	const shipmentId = request.relationships.tracked_object.data?.id;
	if (truth.failedReason !== null) {
		compareAttributes(
			where,
			{ ...request.attributes },
			{ failed_reason: truth.failedReason, status: "failed" },
			findings,
		);
	} else if (shipmentId === undefined) {
		const { status, failed_reason: reason } = request.attributes;
		findings.differences.push(`${where} has no shipment: ${status} ${reason}`);
	} else await verifyShipment(client, where, shipmentId, truth, findings);
}

/** Compares everything that was recorded for these numbers with what really happened. */
export async function verifyAll(
	client: LandfallClient,
	worldUrl: string,
	submissions: readonly Submission[],
): Promise<Findings> {
	const findings: Findings = {
		fields: 0,
		shipments: 0,
		containers: 0,
		differences: [],
		illegal: [],
	};
	const rest = submissions.values();
	const work = async () => {
		for (const submission of rest) {
			await verify(client, worldUrl, submission, findings);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return findings;
}
