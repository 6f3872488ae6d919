import { hash } from "node:crypto";
import {
	containerCheckDigit,
	isContainerNumber,
} from "../../server/reference/iso-6346.ts";
import { portByCode } from "../../server/reference/places/lookup.ts";
import type { PortFacts } from "../../server/reference/reference-types.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import {
	hasRecords,
	type MockDocument,
	type MockRecord,
} from "./records/mock-record.ts";

const DAY_MS = 86_400_000;

/** The day on which the examples end. */
const LAST_DAY_MS = Date.parse("2026-09-05");

/** The largest number of days by which the examples end before the present. */
const MOST_DAYS_AGO = 30;

/** The port of lading of the examples, and the ports that can replace it. */
const PORT_OF_LADING = "CNSHA";
const OTHER_PORTS = ["CNNGB", "CNYTN", "KRPUS", "SGSIN", "TWKHH", "JPYOK"];

const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/;

/** Draws a whole number below a limit; the same words always give the same number. */
function draw(below: number, ...words: readonly string[]): number {
	return (
		Number.parseInt(hash("sha256", words.join("\n")).slice(0, 12), 16) % below
	);
}

/** Another container of the same owner, with its check digit (ISO 6346). */
function otherContainer(number: string, seed: string): string {
	const serial = String(draw(1_000_000, seed, number)).padStart(6, "0");
	const body = number.slice(0, 4) + serial;
	return body + containerCheckDigit(body);
}

/** Replacements for the texts that describe the port of lading. */
function portTexts(seed: string): ReadonlyMap<string, string> {
	const from = portByCode(PORT_OF_LADING);
	const to = portByCode(
		OTHER_PORTS[draw(OTHER_PORTS.length, seed, "port")] ?? "",
	);
	if (!from || !to) throw new Error("the reference lacks a port");
	const texts = (port: PortFacts) => [port.code, port.name, port.timeZone];
	return new Map(
		texts(from).map((text, index) => [text, texts(to)[index] ?? text]),
	);
}

/** The attributes of a port that the reference tables have. */
function portAttributes(facts: PortFacts): Readonly<Record<string, unknown>> {
	return {
		state_abbr: facts.stateAbbr,
		city: facts.city,
		country_code: facts.countryCode,
		latitude: facts.latitude,
		longitude: facts.longitude,
	};
}

/**
 * Replaces values of a document by others drawn from a seed: container numbers with valid check digits, another port of lading,
 * and times shifted into the last month. The same seed gives the same values in all answers.
 */
export function variedRecords(body: unknown, seed: string, now: Date): unknown {
	const document = body as MockDocument;
	if (!hasRecords(document)) return body;
	const ports = portTexts(seed);
	const days =
		Math.floor((now.getTime() - LAST_DAY_MS) / DAY_MS) -
		draw(MOST_DAYS_AGO, seed, "days");

	function vary(value: unknown): unknown {
		if (Array.isArray(value)) return value.map(vary);
		if (value !== null && typeof value === "object")
			return Object.fromEntries(
				Object.entries(value).map(([name, member]) => [name, vary(member)]),
			);
		if (typeof value !== "string") return value;
		if (isContainerNumber(value)) return otherContainer(value, seed);
		if (!TIME.test(value)) return ports.get(value) ?? value;
		const shifted = new Date(Date.parse(value) + days * DAY_MS);
		return toInstant(shifted).slice(0, value.length === 10 ? 10 : undefined);
	}

	function varyRecord(record: MockRecord): MockRecord {
		const { attributes } = record;
		if (!attributes) return record;
		const varied = vary(attributes) as Record<string, unknown>;
		const isPort = record.type === "port" && varied.code !== attributes.code;
		const facts = isPort ? portByCode(String(varied.code)) : undefined;
		const own = facts ? portAttributes(facts) : {};
		const known = Object.entries(own).filter(([name]) => name in varied);
		return {
			...record,
			attributes: { ...varied, ...Object.fromEntries(known) },
		};
	}

	const { data, included } = document;
	return {
		...document,
		data: Array.isArray(data)
			? data.map(varyRecord)
			: varyRecord(data as MockRecord),
		...(included && { included: included.map(varyRecord) }),
	};
}
