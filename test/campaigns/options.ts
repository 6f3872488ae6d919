import { parseArgs } from "node:util";
import { chaos } from "./chaos.ts";
import { clients } from "./clients/clients.ts";
import { generators } from "./generators/generators.ts";
import { kills } from "./kills.ts";
import { maps } from "./maps.ts";
import { mutants } from "./mutants/mutants.ts";
import type { Outcome, Watch } from "./outcome.ts";
import { packages } from "./package/package.ts";
import { contention } from "./postgres/contention.ts";
import { failover } from "./postgres/failover.ts";
import { pgbouncer } from "./postgres/pgbouncer.ts";
import { upgrade } from "./postgres/upgrade.ts";
import { storm } from "./storm.ts";
import { ABUSES } from "./tenants/abuses.ts";
import { tenants } from "./tenants/tenants.ts";
import { turns } from "./turns/turns.ts";
import { years } from "./years.ts";

/** The text of `--help`. */
export const USAGE = `Tries to break the guarantees of Landfall, and reports every violation.

  npm run campaign -- <campaign> [options]

  storm      some receivers hang, answer 500 or hang up early; all others get their notifications in time
  kills      workers are killed with SIGKILL at random; no notification is lost
  chaos      users change webhooks while two workers are killed in turn; no notification is lost or misdirected
  maps       every map of simulated journeys follows the rules of the contract
  clients    requests of clients of the public API are replayed; none is refused
  generators clients that others generate from the contract compile, and read replies of this and of a later version
  package    the packed client passes the linters of packages, and its examples run in Node 20, Node 24 and Bun
  tenants    one account abuses the installation; another account is served as usual
  turns      every operation is called with its largest request; no turn of the event loop is long
  contention 16 accounts record on the same vessels and features on PostgreSQL; none waits for another
  upgrade    the schema on PostgreSQL changes and all processes are replaced under load; no request fails
  years      a million old notifications are removed while requests are served; no transaction takes long
  failover   the primary of PostgreSQL is killed under load and its standby promoted; nothing acknowledged is lost
  pgbouncer  a part of the tests passes on PostgreSQL behind PgBouncer
  mutants    each change to the code of the core, made like a mistake, fails a test

Options, with the default of each campaign:
  --notifications <n>   notifications to deliver (storm 100000, kills 20000, chaos 5000, tenants 100000); years: to remove (1000000)
  --webhooks <n>        webhooks, each with its own receiver (storm 200, kills 40, chaos 30; tenants 1000, without receivers)
  --accounts <n>        accounts that share the webhooks (storm 10, kills 5, chaos 5)
  --sick <n>            storm: failing receivers of each of the three kinds (20)
  --rounds <n>          storm: pairs of runs, compared by their median; turns: calls of each operation, the fastest counts; contention: pairs of runs (3)
  --kills <n>           kills: number of kills (30)
  --seconds <n>         chaos: time over which notifications are spread (30); tenants: duration of each abuse (20); upgrade, failover: traffic between steps, contention: each run (5)
  --slow <ms>           kills, chaos: upper bound of a receiver's random delay (40)
  --shipments <n>       maps: journeys, most with two containers (500)
  --moments <n>         maps: checks of each container's map during its journey (20)
  --containers <n>      tenants: containers of one shipment (1000); turns: containers of the account (100000)
  --requests <n>        tenants: tracking requests of the abusing account (9652)
  --faults <n>          tenants: errors in one request body (1000)
  --sample <n>          mutants: number of mutants (400)
  --seed <n>            mutants: seed of the sample (1)
  --only <abuse>        tenants: ${ABUSES.map(({ name }) => name).join(", ")} (all)
  --only <folder>       mutants: source files below this folder, such as server/tracking
  --tests <folder>      mutants: run only the tests below this folder, such as test/tracking: faster, and stricter
  --limit <minutes>     time limit of each wait (15)
  --help                print this text

The exit code is 1 when a guarantee is broken.
`;

const NUMBERS = [
	"notifications",
	"webhooks",
	"accounts",
	"sick",
	"rounds",
	"kills",
	"seconds",
	"slow",
	"shipments",
	"moments",
	"containers",
	"requests",
	"faults",
	"sample",
	"seed",
	"limit",
] as const;

type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

const DEFAULTS: Numbers = {
	notifications: 5_000,
	webhooks: 30,
	accounts: 5,
	sick: 20,
	rounds: 3,
	kills: 30,
	seconds: 30,
	slow: 40,
	shipments: 500,
	moments: 20,
	containers: 1_000,
	requests: 9_652,
	faults: 1_000,
	sample: 400,
	seed: 1,
	limit: 15,
};

/** Parts of the product that a campaign is limited to. */
interface Chosen {
	readonly only?: string | undefined;
	readonly tests?: string | undefined;
}

const CAMPAIGNS: Readonly<
	Record<
		string,
		{
			readonly defaults: Numbers;
			readonly start: (
				numbers: Numbers,
				watch: Watch,
				{ only, tests }: Chosen,
			) => Promise<Outcome>;
		}
	>
> = {
	storm: {
		defaults: {
			...DEFAULTS,
			notifications: 100_000,
			webhooks: 200,
			accounts: 10,
		},
		start: ({ sick: sickEach, limit, ...numbers }, watch) =>
			storm({ ...numbers, sickEach, limitMs: limit * 60_000 }, watch),
	},
	kills: {
		defaults: { ...DEFAULTS, notifications: 20_000, webhooks: 40, accounts: 5 },
		start: ({ notifications, slow: slowMs, limit, ...numbers }, watch) =>
			kills(
				{
					...numbers,
					deliveries: notifications,
					slowMs,
					limitMs: limit * 60_000,
				},
				watch,
			),
	},
	chaos: {
		defaults: DEFAULTS,
		start: ({ seconds, slow: slowMs, limit, ...numbers }, watch) =>
			chaos(
				{
					...numbers,
					spreadMs: seconds * 1_000,
					slowMs,
					isFlaky: true,
					limitMs: limit * 60_000,
				},
				watch,
			),
	},
	maps: { defaults: DEFAULTS, start: maps },
	clients: { defaults: DEFAULTS, start: clients },
	generators: { defaults: DEFAULTS, start: (_, watch) => generators(watch) },
	package: { defaults: DEFAULTS, start: (_, watch) => packages(watch) },
	tenants: {
		defaults: {
			...DEFAULTS,
			notifications: 100_000,
			webhooks: 1_000,
			seconds: 20,
		},
		start: ({ limit, ...sizes }, watch, { only }) =>
			tenants({ ...sizes, only, limitMs: limit * 60_000 }, watch),
	},
	contention: {
		defaults: { ...DEFAULTS, seconds: 5 },
		start: ({ seconds, rounds }, watch) =>
			contention({ runMs: seconds * 1_000, rounds }, watch),
	},
	failover: {
		defaults: { ...DEFAULTS, seconds: 5 },
		start: ({ seconds, limit }, watch) =>
			failover({ stepMs: seconds * 1_000, limitMs: limit * 60_000 }, watch),
	},
	pgbouncer: { defaults: DEFAULTS, start: (_, watch) => pgbouncer(watch) },
	upgrade: {
		defaults: { ...DEFAULTS, seconds: 5 },
		start: ({ seconds }, watch) => upgrade({ stepMs: seconds * 1_000 }, watch),
	},
	mutants: {
		defaults: DEFAULTS,
		start: ({ sample, seed, limit }, watch, chosen) =>
			mutants({ sample, seed, ...chosen, limitMs: limit * 60_000 }, watch),
	},
	years: {
		defaults: { ...DEFAULTS, notifications: 1_000_000 },
		start: ({ notifications }, watch) => years(notifications, watch),
	},
	turns: {
		defaults: { ...DEFAULTS, containers: 100_000 },
		start: ({ limit, ...sizes }, watch) =>
			turns({ ...sizes, limitMs: limit * 60_000 }, watch),
	},
};

/** A campaign with its options. */
export interface ChosenCampaign {
	readonly name: string;
	readonly start: (watch: Watch) => Promise<Outcome>;
}

/** Reads the command line; undefined for `--help`. Throws an error that names the wrong option. */
export function readOptions(
	args: readonly string[],
): ChosenCampaign | undefined {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			...Object.fromEntries(
				NUMBERS.map((name) => [name, { type: "string" } as const]),
			),
			only: { type: "string" },
			tests: { type: "string" },
			help: { type: "boolean" },
		},
	});
	const [name = ""] = positionals;
	const campaign = CAMPAIGNS[name];
	if (values.help || !campaign) {
		if (values.help || name === "") return undefined;
		throw new Error(
			`unknown campaign "${name}"; choose one of ${Object.keys(CAMPAIGNS).join(", ")}`,
		);
	}
	const { only, tests, ...rest } = values;
	const isAbuse = ABUSES.some((abuse) => abuse.name === only);
	if (name !== "mutants" && only !== undefined && !isAbuse)
		throw new Error(
			`unknown abuse "${only}"; npm run campaign -- --help lists them`,
		);
	if (name !== "mutants" && tests !== undefined)
		throw new Error("--tests belongs to the campaign mutants");
	const given = Object.entries(rest).map(([option, value]) => {
		const number = Number(value);
		if (Number.isInteger(number) && number > 0) return [option, number];
		throw new Error(`--${option} must be a whole number of at least 1`);
	});
	const numbers: Numbers = {
		...campaign.defaults,
		...Object.fromEntries(given),
	};
	if (numbers.webhooks % numbers.accounts !== 0) {
		throw new Error("--webhooks must be a multiple of --accounts");
	}
	const chosen = { only, tests };
	return { name, start: (watch) => campaign.start(numbers, watch, chosen) };
}
