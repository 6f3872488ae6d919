import { existsSync } from "node:fs";
import { expect, it, test } from "vitest";
import { parse } from "yaml";
import { processSettings } from "../../server/runtime/process-settings.ts";
import { readConfig } from "../../server/settings/config.ts";
import { readStages, readText } from "./dockerfile.ts";

interface Service {
	readonly image: string;
	readonly build?: { readonly target: string };
	readonly command?: readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
	readonly depends_on?: Readonly<
		Record<string, { readonly condition: string }>
	>;
	readonly volumes?: readonly string[];
	readonly healthcheck?: { readonly disable?: boolean };
	readonly deploy?: { readonly replicas: number };
	readonly profiles?: readonly string[];
}

interface Compose {
	readonly services: Readonly<Record<string, Service>>;
	readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = parse(readText("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const stages = readStages();
const stageOf = ({ build }: Service) => stages.get(build?.target ?? "");

/** The settings that the program reads. */
function settings(): ReadonlySet<string> {
	const read = new Set<string>();
	const get = (_: object, name: string) => void read.add(name);
	readConfig(new Proxy<Record<string, undefined>>({}, { get }));
	return read;
}

test("an installation has a database, a migration, two servers, two workers, a simulated world and Prometheus; mock and receiver only run on request", () => {
	const started = services.filter(([, { profiles }]) => !profiles);
	const count = ([name, { deploy }]: (typeof services)[number]) =>
		[name, deploy?.replicas ?? 1] as const;
	expect(Object.fromEntries(started.map(count))).toEqual({
		postgres: 1,
		migration: 1,
		server: 2,
		worker: 2,
		world: 1,
		prometheus: 1,
	});
	expect(compose.services.mock?.profiles).toEqual(["mock"]);
	expect(compose.services.receiver?.profiles).toEqual(["receiver"]);
});

it.each(ours)(
	"%s uses a stage of the Dockerfile, runs a file of it, and has only existing settings",
	(_, service) => {
		const stage = stageOf(service);
		const [node, ...args] = service.command ?? stage?.command ?? [];
		const script = args.find((arg) => !arg.startsWith("--")) ?? "";
		expect(node).toBe("node");
		const copied = stage?.copies.flatMap(([sources]) => sources) ?? [];
		expect(copied.some((source) => script.startsWith(`${source}/`))).toBe(true);
		expect(existsSync(new URL(`../../${script}`, import.meta.url))).toBe(true);
		expect([...settings()]).toEqual(
			expect.arrayContaining(Object.keys(service.environment ?? {})),
		);
	},
);

test("the settings that landfall.env cannot change, because Compose reads it before `environment`, are named at the top", () => {
	const set = Object.keys(compose.services.server?.environment ?? {});
	const [top = ""] = readText("compose.yaml").split(/^name:/m);
	const [, named = ""] =
		/^# Not heeded there are (.+?), because/ms.exec(top) ?? [];
	expect(named.match(/[A-Z_]{2,}/g)?.sort()).toEqual(set.sort());
});

test("npm and an installation start a worker with the settings that keep its memory small", () => {
	const { options, env } = processSettings("worker");
	const { scripts } = JSON.parse(readText("package.json")) as {
		readonly scripts: Readonly<Record<string, string>>;
	};
	const { worker } = compose.services;
	expect(worker?.command).toEqual(expect.arrayContaining([...options]));
	expect(worker && stageOf(worker)?.env).toMatchObject(env);
	expect(scripts.worker?.split(" ")).toEqual(
		expect.arrayContaining([
			...options,
			...Object.entries(env).map(([name, value]) => `${name}=${value}`),
		]),
	);
});

it.each(services)(
	"%s is pinned, and refers only to services and mounts that exist",
	(_, service) => {
		expect(service.build ? "" : service.image).toMatch(/^$|^[\w/]+:v?\d+\.\d+/);
		for (const [name, { condition }] of Object.entries(
			service.depends_on ?? {},
		)) {
			const other = compose.services[name];
			expect(other).toBeDefined();
			if (condition !== "service_healthy" || !other) continue;
			const isChecked = other.healthcheck ?? stageOf(other)?.healthCheck;
			expect(isChecked).toBeDefined();
			expect(other.healthcheck?.disable).toBeUndefined();
		}
		for (const volume of service.volumes ?? []) {
			const [source = ""] = volume.split(":");
			// The operator makes the folder of settings.
			if (source === "./settings") continue;
			const isThere = source.startsWith("./")
				? existsSync(new URL(`../../${source}`, import.meta.url))
				: source in compose.volumes;
			expect([source, isThere]).toEqual([source, true]);
		}
	},
);

test("Prometheus scrapes every server and worker at its metrics address, and its alarms use documented metrics", () => {
	const { rule_files, scrape_configs } = parse(readText("prometheus.yaml")) as {
		rule_files: string[];
		scrape_configs: {
			dns_sd_configs: { names: string[]; port: number }[];
		}[];
	};
	const [asked] = scrape_configs.flatMap((one) => one.dns_sd_configs);
	expect(asked?.names).toEqual(["server", "worker"]);
	for (const name of asked?.names ?? []) {
		const service = compose.services[name];
		const port = service && stageOf(service)?.env.METRICS_PORT;
		expect(port).toBe(String(asked?.port));
		expect(service?.environment?.METRICS_HOST).toBe("0.0.0.0");
	}
	expect(rule_files).toEqual(["prometheus-alarms.yaml"]);
	const named = readText("prometheus-alarms.yaml").match(/landfall_\w+/g) ?? [];
	const operations = readText("OPERATIONS.md");
	for (const metric of named)
		expect(operations).toContain(`| \`${metric.replace(/_bucket$/, "")}`);
});

test("every alarm of OPERATIONS.md is set, except for those whose limit depends on the machine", () => {
	const alarms = readText("prometheus-alarms.yaml");
	const rows = readText("OPERATIONS.md").matchAll(
		/^\| `(\w+)[^|]*\|[^|]*\| *(\S[^|]*)\|$/gm,
	);
	const missing = [...rows].flatMap(([, metric = ""]) =>
		/^(landfall|process|nodejs)_/.test(metric) && !alarms.includes(metric)
			? metric
			: [],
	);
	expect(missing).toEqual([
		"landfall_database_size_bytes",
		"process_resident_memory_bytes",
	]);
});
