import type { Comparison } from "../../tracking/compare/compare.ts";
import type { Journey } from "../../tracking/journey/journey.ts";
import type { Observation } from "../../tracking/observations/observation.ts";
import type { RecordedShipment } from "./recorded-shipment.ts";
import type { SourceReport } from "./source-report.ts";

/** A report with the journey derived from all observations so far, and its differences from the recorded shipment. */
export interface Derivation extends SourceReport {
	readonly shipmentId: string;
	readonly recorded: RecordedShipment;
	/** Number of the first observation of each identity; corrections do not change it. */
	readonly firstNumbers: ReadonlyMap<string, number>;
	/** The number of each observation. */
	readonly numbers: ReadonlyMap<Observation, number>;
	/** The observation of each number. */
	readonly byNumber: ReadonlyMap<number, Observation>;
	/** When the line last reported something new. */
	readonly lastNewsAt: string;
	/** When to derive again even without new observations; null for never. */
	readonly deriveAgainAt: string | null;
	/** The bill of lading or booking numbers that the request names; none for a container. */
	readonly requestedDocuments: readonly string[];
	/** Numbers that identify the shipment from now on. */
	readonly shipmentNumbers: readonly string[];
	readonly journey: Journey;
	readonly comparison: Comparison;
	/** The current time of the clock. */
	readonly now: string;
}
