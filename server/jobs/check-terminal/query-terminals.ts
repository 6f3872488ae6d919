import type { Services } from "../../services/services.ts";
import type {
	TerminalAnswer,
	TerminalInquiry,
} from "../../sources/contracts/terminal.ts";
import type { TerminalTask } from "./terminal-plan.ts";

/** A terminal's answer to a task. */
export interface TaskResult {
	readonly task: TerminalTask;
	readonly answer: TerminalAnswer;
}

/** The shipment that terminals are queried about. */
interface QueriedShipment {
	readonly accountId: string;
	/** Its bill of lading number. */
	readonly bill: string;
}

function inquiryOf(
	{ container }: TerminalTask,
	{ accountId, bill: billOfLadingNumber }: QueriedShipment,
): TerminalInquiry {
	const { number } = container.attributes;
	return {
		accountId,
		containerNumber: number,
		// A shipment requested by its container has that number as its bill until the line names one.
		billOfLadingNumber:
			billOfLadingNumber === number ? null : billOfLadingNumber,
	};
}

/** Queries one source for the containers at one facility. An error becomes a failed answer for each of them. */
async function queryFacility(
	tasks: readonly TerminalTask[],
	shipment: QueriedShipment,
	{ log }: Services,
	signal: AbortSignal,
): Promise<TaskResult[]> {
	const [{ source, facility } = {}] = tasks;
	if (!source || !facility) return [];
	try {
		const inquiries = tasks.map((task) => inquiryOf(task, shipment));
		const answers = await source.lookUp(facility, inquiries, signal);
		return tasks.flatMap((task, index) => {
			const answer = answers[index];
			return answer ? [{ task, answer }] : [];
		});
	} catch (error) {
		signal.throwIfAborted();
		log.warn(
			{ source: source.code, facility: facility.id, err: error },
			"terminal query failed",
		);
		return tasks.map((task) => ({
			task,
			answer: {
				containerNumber: task.container.attributes.number,
				outcome: "failed",
				reason: "transient",
				message: String(error),
			},
		}));
	}
}

/** Queries all sources concurrently, each for its own containers. A failure of one does not affect the others. */
export async function queryTerminals(
	tasks: readonly TerminalTask[],
	shipment: QueriedShipment,
	services: Services,
	signal: AbortSignal,
): Promise<TaskResult[]> {
	const groups = Map.groupBy(tasks, ({ source, facility }) =>
		JSON.stringify([source.code, facility.type, facility.id]),
	);
	const results = await Promise.all(
		groups
			.values()
			.map((group) => queryFacility(group, shipment, services, signal)),
	);
	return results.flat();
}
