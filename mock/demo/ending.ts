import { once } from "node:events";
import type { Totals } from "../receiver/ledger.ts";
import type { Receiver } from "../receiver/receiver.ts";
import { containerTable, type Outcome, shipmentTable } from "./outcome.ts";
import { say, sayFact, sayHeading, sayLink } from "./screen.ts";
import { SUBMISSIONS } from "./submissions.ts";

/** Prints what is tracked now, and the counts. */
export function sayOutcome(
	outcome: Outcome,
	totals: Readonly<Totals>,
	elapsedMs: number,
): void {
	const { shipments, containers } = outcome;
	const { deliveries, verified, duplicates } = totals;
	sayHeading("Shipments");
	for (const line of shipmentTable(outcome)) say(line);
	sayHeading("Containers");
	for (const line of containerTable(outcome)) say(line);
	const back = containers.filter(
		({ attributes }) => attributes.empty_terminated_at !== null,
	);
	const signatures =
		verified === deliveries
			? "all signatures verified"
			: `${deliveries - verified} signatures wrong`;
	sayHeading(
		[
			`${shipments.length} shipments`,
			`${containers.length} containers, ${back.length} of them back`,
			`${verified} notifications delivered`,
			signatures,
			`${duplicates} duplicates`,
			`${(elapsedMs / 1_000).toFixed(1)} s`,
		].join(" · "),
	);
}

/** Throws, with the first thing that is not as it must be. A container that is still under way is no failure. */
export function checkOutcome(
	{ shipments }: Outcome,
	{ deliveries, verified, refusals }: Readonly<Totals>,
	toldShipments: ReadonlySet<string>,
): void {
	const [reason] = Object.keys(refusals);
	if (reason !== undefined) {
		throw new Error(
			`${deliveries - verified} deliveries could not be verified, the first because of ${reason}`,
		);
	}
	if (shipments.length < SUBMISSIONS.length) {
		throw new Error(
			`${SUBMISSIONS.length} shipments were expected, ${shipments.length} exist`,
		);
	}
	const untold = shipments.find(({ id }) => !toldShipments.has(id));
	if (untold === undefined) return;
	const { bill_of_lading_number: number } = untold.attributes;
	throw new Error(`no notification has told of shipment ${number}`);
}

/** Prints how to go on from here, and where the map of a container was. */
export function sayHint(map: string | undefined): void {
	if (map !== undefined)
		sayLink("the map, which ends with the demo unless you --keep it", map);
	say("\nYour own server:   npm start");
	say("All about it:      README.md");
	say("Play with this:    npm run demo -- --keep");
	say("Watch it sail:     npm run demo -- --speed 25000 --limit 400");
}

/** Prints where everything is and waits for the interruption. Rejects when the server ends before. */
export async function stayUp(
	{
		baseUrl,
		apiKey,
		receiver,
		map,
	}: {
		readonly baseUrl: string;
		readonly apiKey: string;
		readonly receiver: Receiver;
		/** Where the map of a container is seen; undefined when there is none. */
		readonly map: string | undefined;
	},
	interrupted: AbortSignal,
	ended: AbortSignal,
): Promise<void> {
	sayHeading("Everything stays up until Ctrl-C");
	sayFact("API", baseUrl);
	sayFact("reference", new URL("/docs", baseUrl).href);
	if (map !== undefined) sayFact("map", map);
	sayFact("API key", apiKey);
	sayFact("receiver", receiver.url);
	sayFact(
		"try",
		`curl -H 'Authorization: Token ${apiKey}' ${baseUrl}/shipments`,
	);
	const signal = AbortSignal.any([interrupted, ended]);
	if (!signal.aborted) await once(signal, "abort");
	if (!interrupted.aborted) throw ended.reason;
}
