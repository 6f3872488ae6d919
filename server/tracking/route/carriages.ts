import { type Call, directionOf } from "../observations/call.ts";
import { best, compareText } from "../observations/milestone.ts";
import type {
	EquipmentObservation,
	Message,
} from "../observations/observation.ts";
import { timeOf } from "./leg.ts";

const isHandling =
	(activity: "loaded" | "discharged") =>
	(message: Message): message is EquipmentObservation =>
		message.activity === activity;

/** The messages that count most about the container's discharge and loading at a call. */
function handlingAt({ observations }: Call) {
	return {
		discharge: best(observations, isHandling("discharged")),
		loading: best(observations, isHandling("loaded")),
	};
}

/** A call at which the container is taken off and put on again is the end of one carriage and the start of the next. */
function halvesOf(call: Call): readonly Call[] {
	const { discharge, loading } = handlingAt(call);
	if (!discharge || !loading || discharge.occurredAt > loading.occurredAt)
		return [call];
	const half = (isArriving: boolean): Call => ({
		...call,
		observations: call.observations.filter(
			(o) => (directionOf(o) === "arriving") === isArriving,
		),
	});
	return [half(true), half(false)];
}

/** A discharge or loading of the container by one vessel. */
interface Handling {
	readonly call: Call;
	readonly message: Message;
	readonly isDischarge: boolean;
}

const compareHandlings = (a: Handling, b: Handling): number =>
	compareText(a.message.occurredAt, b.message.occurredAt) ||
	Number(b.isDischarge) - Number(a.isDischarge) ||
	compareText(a.call.place, b.call.place);

function handlingsOf(calls: readonly Call[]): Handling[] {
	return calls
		.flatMap((call) => {
			const { discharge, loading } = handlingAt(call);
			return [
				...(discharge ? [{ call, message: discharge, isDischarge: true }] : []),
				...(loading ? [{ call, message: loading, isDischarge: false }] : []),
			];
		})
		.sort(compareHandlings);
}

/**
 * The calls of one vessel by the times that it carries the container. It does so more than once when it discharges
 * it for certain and loads it later: on its way back from another vessel, or after a restow. (What was only planned to be
 * discharged before it is loaded is a schedule that was not brought up to date.)
 */
export function carriagesOf(calls: readonly Call[]): readonly Call[][] {
	const halves = calls.flatMap(halvesOf);
	const restowed = halves.length > calls.length;
	const handlings = handlingsOf(halves);
	const parts: Call[][] = [];
	let rest: readonly Call[] = halves;
	for (const [index, { call, message, isDischarge }] of handlings.entries()) {
		const next = handlings[index + 1];
		const isEnd =
			isDischarge &&
			next?.isDischarge === false &&
			(message.classifier === "actual" ||
				(restowed && next.call.place === call.place));
		if (!isEnd) continue;
		const isBefore = (c: Call) =>
			c === call || (c !== next.call && timeOf(c) <= message.occurredAt);
		parts.push(rest.filter(isBefore));
		rest = rest.filter((c) => !isBefore(c));
	}
	return [...parts, [...rest]];
}
