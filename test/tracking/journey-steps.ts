import type { Journey } from "../../server/tracking/journey/journey.ts";
import { day, journeyOf } from "./messages.ts";

const DAY_MS = 86_400_000;

/** Times as days of the tests. */
function dayOf(value: unknown): string {
	const isTime = typeof value === "string" && /^\d{4}-.*Z$/.test(value);
	if (!isTime) return String(value);
	return String((Date.parse(value) - Date.parse(day(0))) / DAY_MS);
}

function valuesOf({ shipment, containers }: Journey): Map<string, string> {
	const attributes = containers.flatMap((container) => [
		...Object.entries(container.attributes),
		["pod_terminal", container.podTerminal?.facilityCode ?? null] as const,
	]);
	return new Map(
		[...Object.entries(shipment.attributes), ...attributes].map(
			([name, value]) => [name, dayOf(value)],
		),
	);
}

/** A journey message by message, with the values of shipment and container that each message changes. */
export function steps(text: string): string[] {
	const lines = text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
	let before = valuesOf(journeyOf("PLN 1 GTOT CNSHA empty"));
	return lines.map((line, index) => {
		const after = valuesOf(journeyOf(lines.slice(0, index + 1).join("\n")));
		const changes = [...after].flatMap(([name, value]) =>
			before.get(name) === value ? [] : [`${name}=${value}`],
		);
		before = after;
		return `${line} -> ${changes.join(" ") || "nothing"}`;
	});
}
