import type {
	EquipmentObservation,
	Message,
} from "../observations/observation.ts";
import { best, compareText } from "../observations/precedence.ts";
import { type Call, directionOf } from "./calls.ts";
import { timeOf } from "./leg.ts";

const isHandling =
	(activity: "loaded" | "discharged") =>
	(message: Message): message is EquipmentObservation =>
		message.activity === activity;

/** The discharge and the loading at a call, by precedence. */
function handlingAt({ observations }: Call) {
	return {
		discharge: best(observations, isHandling("discharged")),
		loading: best(observations, isHandling("loaded")),
	};
}

/** Splits a call at which the container is discharged and loaded again: it ends one carriage and starts the next. */
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
 * Groups the calls of one vessel by carriage of the container. A vessel carries it again when it loads it after an actual
 * discharge: on the way back from another vessel, or after a restow. A planned discharge before the loading is an outdated
 * schedule.
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
