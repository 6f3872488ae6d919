import { RefusedRequest } from "../basics/answer.ts";
import { FAULTS, type FaultName, type FaultRates } from "./faults.ts";

/** The name that stands for all lines without settings of their own. */
const EVERY_LINE = "*";

/** The fault rates of each line; they can change while the world runs. */
export interface FaultSettings {
	/** The rates of a line: its own, otherwise those of `*`, otherwise none. */
	of(scac: string): FaultRates;
	/** Replaces the rates of a line; empty rates remove its own. `*` replaces those of all lines. */
	set(scac: string, rates: FaultRates): void;
	/** All settings by line. */
	all(): Readonly<Record<string, FaultRates>>;
}

/** Settings without a fault. */
export function faultSettings(): FaultSettings {
	const byLine = new Map<string, FaultRates>();
	return {
		of: (scac) => byLine.get(scac) ?? byLine.get(EVERY_LINE) ?? {},
		set(scac, rates) {
			if (scac === EVERY_LINE) byLine.clear();
			if (Object.keys(rates).length === 0) byLine.delete(scac);
			else byLine.set(scac, rates);
		},
		all: () => Object.fromEntries(byLine),
	};
}

const isName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);

/** Validates rates such as `{"html": 0.2}`. Throws {@link RefusedRequest} that names the error. */
export function readFaultRates(text: string): FaultRates {
	let sent: unknown;
	try {
		sent = JSON.parse(text);
	} catch {
		throw new RefusedRequest(400, "the body must be JSON");
	}
	if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
		throw new RefusedRequest(
			400,
			'the body must be an object such as {"html": 0.2}',
		);
	}
	for (const [name, rate] of Object.entries(sent)) {
		if (!isName(name)) {
			const names = Object.keys(FAULTS).join(", ");
			throw new RefusedRequest(400, `${name} is not one of ${names}`);
		}
		if (typeof rate !== "number" || !(rate >= 0 && rate <= 1)) {
			throw new RefusedRequest(400, `${name} must be a number from 0 to 1`);
		}
	}
	return sent;
}
