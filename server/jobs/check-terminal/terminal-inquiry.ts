import type { Services } from "../../services/services.ts";
import type {
	TerminalAnswer,
	TerminalInquiry,
} from "../../sources/contracts/terminal.ts";
import type { TerminalTask } from "./terminal-plan.ts";

/** What came of a task. */
export interface Asked {
	readonly task: TerminalTask;
	readonly answer: TerminalAnswer;
}

/** What is asked about. */
interface AskedShipment {
	readonly accountId: string;
	/** Its bill of lading number. */
	readonly bill: string;
}

function inquiryOf(
	{ container }: TerminalTask,
	{ accountId, bill: billOfLadingNumber }: AskedShipment,
): TerminalInquiry {
	const { number } = container.attributes;
	return {
		accountId,
		containerNumber: number,
		// A shipment that was asked for by its container carries that number until the line names a bill.
		billOfLadingNumber:
			billOfLadingNumber === number ? null : billOfLadingNumber,
	};
}

/** Asks one source about the containers at one facility. What it throws is the answer about each of them. */
async function askFacility(
	tasks: readonly TerminalTask[],
	shipment: AskedShipment,
	{ log }: Services,
	signal: AbortSignal,
): Promise<Asked[]> {
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
			"a terminal could not be asked",
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

/** Asks all sources at once, each about its own containers. One that fails does not keep the others from answering. */
export async function askTerminals(
	tasks: readonly TerminalTask[],
	shipment: AskedShipment,
	services: Services,
	signal: AbortSignal,
): Promise<Asked[]> {
	const groups = Map.groupBy(tasks, ({ source, facility }) =>
		JSON.stringify([source.code, facility.type, facility.id]),
	);
	const asked = await Promise.all(
		groups
			.values()
			.map((group) => askFacility(group, shipment, services, signal)),
	);
	return asked.flat();
}
