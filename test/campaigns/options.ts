import { parseArgs } from "node:util";
import { chaos } from "./chaos.ts";
import { clients } from "./clients/clients.ts";
import { kills } from "./kills.ts";
import { maps } from "./maps.ts";
import { mutants } from "./mutants/mutants.ts";
import type { Outcome, Watch } from "./outcome.ts";
import { storm } from "./storm.ts";
import { ABUSES } from "./tenants/abuses.ts";
import { tenants } from "./tenants/tenants.ts";
import { turns } from "./turns/turns.ts";

/** What `--help` prints. */
export const USAGE = `Tries to break what Landfall guarantees: deliveries, of which it counts what was lost, repeated or held up, maps, and that
no account harms another.

  npm run campaign -- storm [options]    some receivers hang, answer 500 or hang up early: the others must not notice
  npm run campaign -- kills [options]    a worker is killed with signal 9 at random
  npm run campaign -- chaos [options]    users change their webhooks while two workers are killed in turn
  npm run campaign -- maps [options]     simulated journeys are followed, and every map is held against the rules of the interface
  npm run campaign -- tenants [options]  one account does what harms others, another one lives normally beside it
  npm run campaign -- clients            what clients of the public API send is replayed: nothing is refused or ignored that it is not
  npm run campaign -- turns [options]    every operation is asked for the most that it gives: no turn of the event loop is long
  npm run campaign -- mutants [options]  one thing of the core is changed at a time, as a mistake would: a test must fail

  --notifications <n>   how many (storm 100000, kills 20000, chaos 5000, tenants 100000)
  --webhooks <n>        each with a receiver of its own (storm 200, kills 40, chaos 30); tenants: with none (1000)
  --accounts <n>        that these belong to (storm 10, kills 5, chaos 5)
  --sick <n>            storm: receivers that are sick in each of the three ways (20)
  --rounds <n>          storm: pairs of runs, of whose ratios the median counts; turns: how often each operation is asked, of which the best counts (3)
  --kills <n>           kills: how often (30)
  --seconds <n>         chaos: over how long the notifications are spread (30); tenants: how long the victim is watched (20)
  --slow <ms>           kills, chaos: the longest that a receiver takes to answer, at random (40)
  --shipments <n>       maps: how many journeys, each with two containers or so (500)
  --moments <n>         maps: how often the map of each container is looked at on its way (20)
  --containers <n>      tenants: of one shipment (1000); turns: of the account (100000)
  --requests <n>        tenants: tracking requests of one account (9652)
  --faults <n>          tenants: what is wrong with one body (1000)
  --sample <n>          mutants: how many are tried (400)
  --seed <n>            mutants: chooses which (1)
  --only <abuse>        tenants: ${ABUSES.map(({ name }) => name).join(", ")}; all of them when left out
  --only <folder>       mutants: those of files below it, such as server/tracking
  --tests <folder>      mutants: only tests below it are run, such as test/tracking: quick, and stricter than all of them
  --limit <minutes>     how long may be waited for anything (15)
  --help                this text

The exit code is 1 when a guarantee does not hold.
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

/** What a campaign is confined to. */
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
	mutants: {
		defaults: DEFAULTS,
		start: ({ sample, seed, limit }, watch, chosen) =>
			mutants({ sample, seed, ...chosen, limitMs: limit * 60_000 }, watch),
	},
	turns: {
		defaults: { ...DEFAULTS, containers: 100_000 },
		start: ({ limit, ...sizes }, watch) =>
			turns({ ...sizes, limitMs: limit * 60_000 }, watch),
	},
};

/** A campaign that is ready to begin. */
export interface Wanted {
	readonly name: string;
	readonly start: (watch: Watch) => Promise<Outcome>;
}

/** Reads the command line; undefined when only the usage was asked for. Throws one sentence about what is wrong. */
export function readOptions(args: readonly string[]): Wanted | undefined {
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
			`there are ${Object.keys(CAMPAIGNS).join(", ")}, not "${name}"`,
		);
	}
	const { only, tests, ...rest } = values;
	const isAbuse = ABUSES.some((abuse) => abuse.name === only);
	if (name !== "mutants" && only !== undefined && !isAbuse)
		throw new Error(`there is no abuse "${only}"`);
	if (name !== "mutants" && tests !== undefined)
		throw new Error("--tests is an option of mutants");
	const given = Object.entries(rest).map(([option, value]) => {
		const number = Number(value);
		if (Number.isInteger(number) && number > 0) return [option, number];
		throw new Error(`--${option} must be a whole number above 0`);
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
