import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { FAULTS, type FaultName } from "../carriers/faults/faults.ts";

/** The options of a simulation. */
export interface SimulationOptions {
	readonly containers: number;
	/** How many times faster than real time the world runs. */
	readonly speed: number;
	/** Faults of every line, each for a share of `faultRate` of all requests. */
	readonly faults: readonly FaultName[];
	readonly faultRate: number;
	/** How often a server or worker is killed. */
	readonly crashes: number;
	readonly servers: number;
	readonly workers: number;
	/** The `DATABASE_URL` of an empty database; undefined for a file of its own. */
	readonly databaseUrl: string | undefined;
	/** A tracking file with poll intervals; undefined for the server's defaults. */
	readonly trackingFile: string | undefined;
	/** Whether a webhook receives every milestone, and its notifications are compared too. */
	readonly hasReceiver: boolean;
	readonly seed: string;
	/** Time limit in minutes of real time. */
	readonly limitMinutes: number;
	/** Whether to keep the database and print its path. */
	readonly isKept: boolean;
}

/** What `--help` prints. */
export const USAGE = `Drives the simulated world against a server and compares its records with what really happened.

  npm run simulate -- [options]

  --containers <n>    how many containers to track from booking to empty return (300)
  --speed <factor>    how many times faster than real time the world runs (20000)
  --faults <names>    faults of every line: a comma-separated list, or all (none)
  --fault-rate <n>    share of requests that each fault affects (0.1)
  --crashes <n>       how often a server or worker is killed with signal 9 (0)
  --servers <n>       how many servers answer the requests (1)
  --workers <n>       how many workers share the jobs (1)
  --database <url>    an empty PostgreSQL database, such as postgres://user@host/name (a file)
  --tracking <file>   poll as often as this tracking file says (Landfall's default intervals);
                      mock/simulate/patient.yaml is for thousands of containers
  --notifications     receive notifications: each milestone must arrive exactly once
  --seed <text>       each seed gives another world (landfall)
  --limit <minutes>   give up after so long (60)
  --keep              keep the database
  --help              this text

Faults: ${Object.keys(FAULTS).join(", ")}
`;

function readNumber(name: string, text: string, least: number, most: number) {
	const number = text.trim() === "" ? Number.NaN : Number(text);
	if (!(number >= least && number <= most)) {
		throw new Error(`--${name} must be a number from ${least} to ${most}`);
	}
	return number;
}

function readFaults(text: string | undefined): FaultName[] {
	const known = Object.keys(FAULTS) as FaultName[];
	if (text === undefined || text === "none") return [];
	if (text === "all") return known;
	return text.split(",").map((name) => {
		const fault = known.find((one) => one === name.trim());
		if (fault) return fault;
		throw new Error(`--faults: ${name} is not one of ${known.join(", ")}`);
	});
}

/** Reads the command line; undefined for `--help`. Throws a sentence that names the error. */
export function readOptions(
	args: readonly string[],
): SimulationOptions | undefined {
	const { values } = parseArgs({
		args: [...args],
		options: {
			containers: { type: "string", default: "300" },
			speed: { type: "string", default: "20000" },
			faults: { type: "string" },
			"fault-rate": { type: "string", default: "0.1" },
			crashes: { type: "string", default: "0" },
			servers: { type: "string", default: "1" },
			workers: { type: "string", default: "1" },
			database: { type: "string" },
			tracking: { type: "string" },
			notifications: { type: "boolean", default: false },
			seed: { type: "string", default: "landfall" },
			limit: { type: "string", default: "60" },
			keep: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		containers: Math.round(
			readNumber("containers", values.containers, 1, 1_000_000),
		),
		speed: readNumber("speed", values.speed, 1, 1_000_000),
		faults: readFaults(values.faults),
		faultRate: readNumber("fault-rate", values["fault-rate"], 0, 1),
		crashes: Math.round(readNumber("crashes", values.crashes, 0, 1_000)),
		servers: Math.round(readNumber("servers", values.servers, 1, 16)),
		workers: Math.round(readNumber("workers", values.workers, 1, 64)),
		databaseUrl: values.database,
		trackingFile: values.tracking && resolve(values.tracking),
		hasReceiver: values.notifications,
		seed: values.seed,
		limitMinutes: readNumber("limit", values.limit, 1, 10_000),
		isKept: values.keep,
	};
}
