import {
	type Container,
	type LandfallClient,
	LandfallError,
	type Shipment,
	type TrackingRequest,
	type TransportEvent,
} from "../../client/index.ts";
import { askTruth, type Truth } from "./ask-truth.ts";
import { type Findings, noFindings } from "./findings.ts";
import { illegalSteps, MILESTONES } from "./legal-sequence.ts";
import type { Receiver } from "./receiver.ts";
import type { Submission } from "./submissions.ts";

/** The sources and the findings of a comparison. */
interface Comparison {
	readonly client: LandfallClient;
	readonly worldUrl: string;
	/** Undefined when the simulation has no webhook. */
	readonly receiver: Receiver | undefined;
	readonly findings: Findings;
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

/** Every recorded milestone must have been notified under exactly one id, which repeated deliveries share. */
function compareNotifications(
	where: string,
	events: readonly TransportEvent[],
	receiver: Receiver,
	findings: Findings,
): void {
	for (const { id, attributes } of events) {
		if (!MILESTONES.has(attributes.event)) continue;
		findings.milestones += 1;
		const times = receiver.notificationsAbout(id).size;
		if (times !== 1) {
			findings.wronglyNotified.push(
				`${where} ${attributes.event} ${times} times`,
			);
		}
	}
}

async function compareEvents(
	{ client, receiver, findings }: Comparison,
	where: string,
	containerId: string,
): Promise<void> {
	const events = await Array.fromAsync(
		client.listContainerTransportEvents(containerId),
	);
	const steps = illegalSteps(events);
	findings.illegal.push(...steps.map((step) => `${where}: ${step}`));
	if (receiver) compareNotifications(where, events, receiver, findings);
}

async function compareShipment(
	comparison: Comparison,
	where: string,
	shipmentId: string,
	truth: Truth,
): Promise<void> {
	const { client, findings } = comparison;
	const document = await client.getShipment(shipmentId, {
		include: "containers",
	});
	const shipment: Shipment = document.data;
	findings.shipments += 1;
	const { attributes } = shipment;
	compareAttributes(where, attributes, truth.shipment ?? {}, findings);
	const recorded = (document.included ?? []).filter(
		(record): record is Container => record.type === "container",
	);
	if (recorded.length !== shipment.relationships.containers.data.length) {
		findings.differences.push(`${where} lacks containers in included`);
	}
	compareContainers(where, recorded, truth.containers, findings);
	for (const { id, attributes: of } of recorded) {
		await compareEvents(comparison, `${where} ${of.number}`, id);
	}
}

async function findRequest(
	client: LandfallClient,
	id: string,
): Promise<TrackingRequest | undefined> {
	try {
		return (await client.getTrackingRequest(id)).data;
	} catch (error) {
		if (error instanceof LandfallError && error.status === 404)
			return undefined;
		throw error;
	}
}

async function compare(
	comparison: Comparison,
	{ scac, number, kind, requestId }: Submission,
): Promise<void> {
	const { client, worldUrl, findings } = comparison;
	const where = `${scac} ${number}`;
	const request = await findRequest(client, requestId);
	if (request === undefined) {
		findings.lost.push(`${where}, request ${requestId}`);
		return;
	}
	const truth = await askTruth(worldUrl, scac, number, kind);
	const { attributes, relationships } = request;
	const { status, failed_reason: reason } = attributes;
	if (status !== "failed" && status !== "tracking_stopped") {
		findings.stuck.push(`${where} is ${status} ${reason ?? ""}`.trim());
	}
	const shipmentId = relationships.tracked_object.data?.id;
	if (truth.failedReason !== null) {
		findings.failed += 1;
		const wanted = { failed_reason: truth.failedReason, status: "failed" };
		compareAttributes(where, { ...attributes }, wanted, findings);
	} else if (shipmentId === undefined) {
		findings.differences.push(`${where} has no shipment: ${status} ${reason}`);
	} else await compareShipment(comparison, where, shipmentId, truth);
}

/** Compares all records and notifications of these numbers with what actually happened. */
export async function compareAll(
	parts: Omit<Comparison, "findings">,
	submissions: readonly Submission[],
	onProgress: (done: number) => void,
): Promise<Findings> {
	const comparison = { ...parts, findings: noFindings() };
	const rest = submissions.values();
	let done = 0;
	const work = async () => {
		for (const submission of rest) {
			await compare(comparison, submission);
			onProgress(++done);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return comparison.findings;
}
