/** The calls and legs of messages, for the tests of later steps. */
import {
	type Call,
	callsOf,
	isCarriageMessage,
} from "../../../server/tracking/route/calls.ts";
import type { Leg } from "../../../server/tracking/route/leg.ts";
import { messages } from "../messages.ts";

/** The calls in messages that are written as text, one a line. */
export function callsIn(text: string): Call[] {
	return callsOf(messages(text).filter(isCarriageMessage));
}

/** A leg as its vessel, where it begins and ends, and its calls. */
export function legWords({ vessel, from, to, calls }: Leg): string {
	return `${vessel} ${from}>${to}: ${calls.map(({ place }) => place).join(" ")}`;
}
