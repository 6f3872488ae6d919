import { once } from "node:events";
import type { Totals } from "../receiver/ledger.ts";
import type { Receiver } from "../receiver/receiver.ts";
import { containerTable, type Outcome, shipmentTable } from "./outcome.ts";
import { printFact, printHeading, printLine, printLink } from "./screen.ts";
import { SUBMISSIONS } from "./submissions.ts";

/** Prints what is tracked, and the counts. */
export function printOutcome(
	outcome: Outcome,
	totals: Readonly<Totals>,
	elapsedMs: number,
): void {
	const { shipments, containers } = outcome;
	const { deliveries, verified, duplicates } = totals;
	printHeading("Shipments");
	for (const line of shipmentTable(outcome)) printLine(line);
	printHeading("Containers");
	for (const line of containerTable(outcome)) printLine(line);
	const back = containers.filter(
		({ attributes }) => attributes.empty_terminated_at !== null,
	);
	const signatures =
		verified === deliveries
			? "all signatures verified"
			: `${deliveries - verified} signatures wrong`;
	printHeading(
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

/** Throws the first error of the outcome. A container that is still under way is no error. */
export function checkOutcome(
	{ shipments }: Outcome,
	{ deliveries, verified, refusals }: Readonly<Totals>,
	notifiedShipments: ReadonlySet<string>,
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
	const untold = shipments.find(({ id }) => !notifiedShipments.has(id));
	if (untold === undefined) return;
	const { bill_of_lading_number: number } = untold.attributes;
	throw new Error(`no notification about shipment ${number} has arrived`);
}

/** Prints the next steps, and where the map of a container was. */
export function printHint(map: string | undefined): void {
	if (map !== undefined)
		printLink("the map, which ends with the demo unless you --keep it", map);
	printLine("\nYour own server:   npm start");
	printLine("All about it:      README.md");
	printLine("Play with this:    npm run demo -- --keep");
	printLine("Watch it sail:     npm run demo -- --speed 25000 --limit 400");
}

/** Prints all URLs and waits for the interruption. Rejects when the server ends first. */
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
		/** URL of a container's map; undefined when there is none. */
		readonly map: string | undefined;
	},
	interrupted: AbortSignal,
	ended: AbortSignal,
): Promise<void> {
	printHeading("Everything stays up until Ctrl-C");
	printFact("API", baseUrl);
	printFact("reference", new URL("/docs", baseUrl).href);
	if (map !== undefined) printFact("map", map);
	printFact("API key", apiKey);
	printFact("receiver", receiver.url);
	printFact(
		"try",
		`curl -H 'Authorization: Token ${apiKey}' ${baseUrl}/shipments`,
	);
	const signal = AbortSignal.any([interrupted, ended]);
	if (!signal.aborted) await once(signal, "abort");
	if (!interrupted.aborted) throw ended.reason;
}
