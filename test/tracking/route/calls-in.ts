/** The calls and legs of messages, for the tests of later steps. */
import {
	type Call,
	callsOf,
	isCarriageMessage,
} from "../../../server/tracking/route/calls.ts";
import type { Leg } from "../../../server/tracking/route/leg.ts";
import type { ShutOut } from "../../../server/tracking/route/shut-outs.ts";
import { legsOf } from "../../../server/tracking/route/voyage.ts";
import { messages } from "../messages.ts";

/** The calls in messages that are written as text, one a line. */
export function callsIn(text: string): Call[] {
	return callsOf(messages(text).filter(isCarriageMessage));
}

/** A leg as its vessel, where it begins and ends, and its calls. */
export function legWords({ vessel, from, to, calls }: Leg): string {
	return `${vessel} ${from}>${to}: ${calls.map(({ place }) => place).join(" ")}`;
}

/** The legs in messages that are written as text, as words. `loaded` are vessels with containers of the shipment. */
export function legsIn(
	text: string,
	loaded: readonly string[] = [],
	shutOuts: readonly ShutOut[] = [],
): string[] {
	const legs = legsOf(callsIn(text), new Set(loaded), shutOuts, new Map());
	return legs.map(legWords);
}
