import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/settings/config.ts";
import { ConfigError } from "../../server/settings/config-error.ts";

describe("an empty environment", () => {
	test("gives a server on loopback with a database file, the simulated world and no receiver in private networks", () => {
		const { webhookAllow, secrets, ...config } = readConfig({});
		expect(config).toEqual({
			host: "127.0.0.1",
			port: 3000,
			databaseUrl: "file:data/landfall.db",
			apiKey: undefined,
			carriersFile: undefined,
			terminalsFile: undefined,
			vesselsFile: undefined,
			trackingFile: undefined,
			retentionFile: undefined,
			simulationSpeed: 1,
			closedPassages: ["arctic"],
			webhookPorts: [443, 8443, 80],
			webhookIps: [],
			logLevel: "info",
			corsOrigins: [],
			requestsPerMinute: 100,
			limits: {
				webhooks: 100,
				parties: 10_000,
				customFieldDefinitions: 100,
				customFields: 1_000_000,
			},
			inferencesPerMinute: 200,
			refreshesPerMinute: 10,
			responseChecks: "sample",
		});
		expect(webhookAllow.rules).toEqual([]);
		expect(secrets).toEqual({});
	});
});

describe("a valid value is read", () => {
	test.each([
		{ env: { PORT: "0" }, want: { port: 0 } },
		{ env: { PORT: "65535" }, want: { port: 65_535 } },
		{ env: { HOST: "::1" }, want: { host: "::1" } },
		{ env: { HOST: "landfall.internal" }, want: { host: "landfall.internal" } },
		{
			env: { DATABASE_URL: "file:/var/lib/x.db" },
			want: { databaseUrl: "file:/var/lib/x.db" },
		},
		{
			env: { DATABASE_URL: "file::memory:" },
			want: { databaseUrl: "file::memory:" },
		},
		{
			env: { LANDFALL_API_KEY: "k".repeat(16) },
			want: { apiKey: "k".repeat(16) },
		},
		{ env: { CARRIERS_FILE: "c.json" }, want: { carriersFile: "c.json" } },
		{ env: { PUBLIC_URL: "" }, want: { publicOrigin: undefined } },
		{
			env: {
				SIMULATED_WORLD: "",
				METRICS_HOST: "",
			},
			want: {
				simulatedWorld: undefined,
				metrics: undefined,
			},
		},
		{
			env: { SIMULATED_WORLD: "http://world:4020/a//" },
			want: { simulatedWorld: "http://world:4020/a" },
		},
		{
			env: { SIMULATED_WORLD: "https://world/?a=1" },
			want: { simulatedWorld: "https://world/?a=1" },
		},
		...["postgres://landfall@db/landfall", "postgresql://db"].map((url) => ({
			env: { DATABASE_URL: url },
			want: { databaseUrl: url },
		})),
		{
			env: { DATABASE_URL: "postgres://a:b@/landfall?host=/run/postgresql" },
			want: {
				databaseUrl: "postgres://a:b@localhost/landfall?host=/run/postgresql",
			},
		},
		{
			env: { LANDFALL_API_KEY: "~!".repeat(128) },
			want: { apiKey: "~!".repeat(128) },
		},
		{ env: { TERMINALS_FILE: "t.yaml" }, want: { terminalsFile: "t.yaml" } },
		{ env: { VESSELS_FILE: "v.yaml" }, want: { vesselsFile: "v.yaml" } },
		{ env: { TRACKING_FILE: "t.yaml" }, want: { trackingFile: "t.yaml" } },
		{ env: { RETENTION: "r.yaml" }, want: { retentionFile: "r.yaml" } },
		{ env: { CLOSED_PASSAGES: "" }, want: { closedPassages: [] } },
		{
			env: { CLOSED_PASSAGES: "suez, panama" },
			want: { closedPassages: ["suez", "panama"] },
		},
		{ env: { SIMULATION_SPEED: "0.5" }, want: { simulationSpeed: 0.5 } },
		...[0.001, 3_600, 1_000_000].map((simulationSpeed) => ({
			env: { SIMULATION_SPEED: String(simulationSpeed) },
			want: { simulationSpeed },
		})),
		{
			env: { METRICS_PORT: "9464" },
			want: { metrics: { host: "127.0.0.1", port: 9_464 } },
		},
		{ env: { METRICS_PORT: "" }, want: { metrics: undefined } },
		{
			env: { METRICS_PORT: "0", METRICS_HOST: "fe80::1%eth-0" },
			want: { metrics: { host: "fe80::1%eth-0", port: 0 } },
		},
		{
			env: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" },
			want: {
				traces: {
					url: "http://collector:4318/v1/traces",
					serviceName: "landfall",
					share: 1,
				},
			},
		},
		{
			env: {
				OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://c.example/t",
				OTEL_TRACES_SAMPLER: "traceidratio",
				OTEL_TRACES_SAMPLER_ARG: "0.25",
				OTEL_SERVICE_NAME: "tracking",
			},
			want: {
				traces: {
					url: "https://c.example/t",
					serviceName: "tracking",
					share: 0.25,
				},
			},
		},
		{
			env: { OTEL_TRACES_EXPORTER: "otlp" },
			want: { traces: { url: "http://localhost:4318/v1/traces" } },
		},
		...["OTEL_SDK_DISABLED=true", "OTEL_SDK_DISABLED=TRUE"]
			.concat("OTEL_TRACES_EXPORTER=none", "OTEL_TRACES_SAMPLER=always_off")
			.concat("OTEL_TRACES_SAMPLER=parentbased_always_off")
			.map((setting) => {
				const [name = "", value = ""] = setting.split("=");
				const env = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", [name]: value };
				return { env, want: { traces: undefined } };
			}),
		...(
			[
				["always_on", 1, "false"],
				["parentbased_always_on", 1, "untrue"],
				["traceidratio", 0.25, "trueish"],
				["parentbased_traceidratio", 0.25, ""],
			] as const
		).map(([sampler, share, disabled]) => ({
			env: {
				OTEL_EXPORTER_OTLP_ENDPOINT: "http://c/v1//",
				OTEL_TRACES_SAMPLER: sampler,
				OTEL_TRACES_SAMPLER_ARG: "0.25",
				OTEL_SDK_DISABLED: disabled,
			},
			want: { traces: { url: "http://c/v1/v1/traces", share } },
		})),
		...["trace", "debug", "info", "warn", "error", "fatal", "silent"].map(
			(logLevel) => ({ env: { LOG_LEVEL: logLevel }, want: { logLevel } }),
		),
		{
			env: { CORS_ORIGINS: " https://a.example , http://localhost:5173," },
			want: { corsOrigins: ["https://a.example", "http://localhost:5173"] },
		},
		{ env: { CORS_ORIGINS: "*" }, want: { corsOrigins: ["*"] } },
		{
			env: { PUBLIC_URL: "https://api.example/v2" },
			want: { publicOrigin: "https://api.example" },
		},
		{
			env: { PUBLIC_URL: "http://api.example:8080/" },
			want: { publicOrigin: "http://api.example:8080" },
		},
		{
			env: { PUBLIC_URL: "https://api.example/v2/" },
			want: { publicOrigin: "https://api.example" },
		},
		{ env: { REQUESTS_PER_MINUTE: "1" }, want: { requestsPerMinute: 1 } },
		{ env: { INFERENCES_PER_MINUTE: "9" }, want: { inferencesPerMinute: 9 } },
		{ env: { REFRESHES_PER_MINUTE: "9" }, want: { refreshesPerMinute: 9 } },
		{
			env: {
				WEBHOOKS_PER_ACCOUNT: "9",
				PARTIES_PER_ACCOUNT: "8",
				CUSTOM_FIELD_DEFINITIONS_PER_ACCOUNT: "7",
				CUSTOM_FIELDS_PER_ACCOUNT: "6",
			},
			want: {
				limits: {
					webhooks: 9,
					parties: 8,
					customFieldDefinitions: 7,
					customFields: 6,
				},
			},
		},
		{ env: { RESPONSE_CHECKS: "off" }, want: { responseChecks: "off" } },
	])("$env", ({ env, want }) => {
		expect(readConfig(env)).toMatchObject(want);
	});

	test("networks of receivers, of both families", () => {
		const { webhookAllow } = readConfig({
			WEBHOOK_ALLOW: "127.0.0.0/8, 10.1.2.0/24,::1/128,192.0.2.1/32,",
		});
		expect(webhookAllow.check("192.0.2.1")).toBe(true);
		expect(webhookAllow.check("192.0.2.2")).toBe(false);
		expect(webhookAllow.check("127.9.9.9")).toBe(true);
		expect(webhookAllow.check("10.1.2.3")).toBe(true);
		expect(webhookAllow.check("10.1.3.3")).toBe(false);
		expect(webhookAllow.check("::1", "ipv6")).toBe(true);
		expect(webhookAllow.check("::2", "ipv6")).toBe(false);
	});

	test("ports of receivers, beside the usual ones", () => {
		const { webhookPorts } = readConfig({
			WEBHOOK_PORTS: "9443, 443,65535,1,",
		});
		expect(webhookPorts).toEqual([443, 8443, 80, 9443, 65535, 1]);
	});

	test("a proxy for webhooks, with its credentials", () => {
		const text = "http://landfall:s3cret@proxy.internal:3128";
		const { webhookProxy } = readConfig({ WEBHOOK_PROXY: text });
		expect(webhookProxy?.href).toBe(`${text}/`);
		const secure = readConfig({ WEBHOOK_PROXY: "https://proxy" });
		expect(secure.webhookProxy?.href).toBe("https://proxy/");
		expect(readConfig({ WEBHOOK_PROXY: "" }).webhookProxy).toBeUndefined();
	});

	test("the addresses that notifications come from", () => {
		const { webhookIps } = readConfig({
			WEBHOOK_IPS: "203.0.113.7, 2001:db8::7,",
		});
		expect(webhookIps).toEqual(["203.0.113.7", "2001:db8::7"]);
	});

	test("the environment itself, for the references of the carriers file", () => {
		expect(readConfig({ TOKEN: "t" }).secrets.TOKEN).toBe("t");
	});
});

/** Every variable with invalid values. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
	PORT: [
		"",
		" ",
		"http",
		"-1",
		"65536",
		"80.5",
		"NaN",
		"Infinity",
		"1e9",
		"1\n2",
		"0x10",
		"0b1",
	],
	CARRIERS_FILE: ["", " "],
	TERMINALS_FILE: [""],
	VESSELS_FILE: [""],
	TRACKING_FILE: [""],
	RETENTION: [""],
	HOST: ["", " ", "a b", "a\nb", "http://localhost"],
	DATABASE_URL: [
		"",
		"data/landfall.db",
		"file:",
		"mysql://db",
		"myfile:db",
		"mypostgres://db",
		"postgres://",
		"postgres:db",
		"postgres://user@:port/landfall",
	],
	LANDFALL_API_KEY: [
		"",
		" ",
		"k".repeat(15),
		"a blank in this key",
		"a break in\nthis key",
		"ä".repeat(16),
		"k".repeat(257),
	],
	SIMULATION_SPEED: [
		...["", "0", "0.0009", "-1", "fast", "1000001", "Infinity"],
	],
	SIMULATED_WORLD: ["world", "ftp://world"],
	CLOSED_PASSAGES: ["moon", "suez;panama"],
	WEBHOOK_ALLOW: [
		"localhost",
		"127.0.0.1",
		"127.0.0.1/33",
		"127.0.0.1/",
		"127.0.0.1/-1",
		"127.0.0.1/1e1",
		"127.0.0.1/0x8",
		"10.0.0.0/8;127.0.0.0/8",
		"::1/129",
		"300.0.0.0/8",
	],
	WEBHOOK_IPS: ["localhost", "203.0.113.0/24", "203.0.113.7;203.0.113.8"],
	WEBHOOK_PORTS: ["https", "0", "65536", "443;80", "80.5", "-1"],
	WEBHOOK_PROXY: [
		...["proxy.internal", "socks5://proxy:1080", "http://proxy/path"],
		"http://proxy/?a",
	],
	METRICS_PORT: ["http", "-1", "65536", "80.5"],
	OTEL_EXPORTER_OTLP_ENDPOINT: ["collector:4318", "a http://c", "http://["],
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ["collector:4318"],
	OTEL_TRACES_EXPORTER: ["jaeger"],
	OTEL_TRACES_SAMPLER: ["sometimes"],
	OTEL_TRACES_SAMPLER_ARG: ["1.1", "-1", "half"],
	LOG_LEVEL: ["", "loud", "INFO", "in\nfo"],
	CORS_ORIGINS: ["app.example", "https://a.example/", "https://a.example/x"],
	PUBLIC_URL: [
		...["api.example", "ftp://api.example", "https://api.example/landfall"],
		...["https://api.example/v2/a", "https://api.example/?a", "http://a/#b"],
	],
	REQUESTS_PER_MINUTE: ["", "0", "1.5", "1000000001", "many"],
	INFERENCES_PER_MINUTE: ["", "0", "1.5", "1000000001", "many"],
	REFRESHES_PER_MINUTE: ["", "0", "1.5", "1000000001", "many"],
	WEBHOOKS_PER_ACCOUNT: ["", "0", "1.5", "10001", "many"],
	CUSTOM_FIELDS_PER_ACCOUNT: ["", "0", "1.5", "1000000001", "many"],
	CUSTOM_FIELD_DEFINITIONS_PER_ACCOUNT: ["", "0", "1.5", "1001", "many"],
	PARTIES_PER_ACCOUNT: ["", "0", "1.5", "1000001", "many"],
	RESPONSE_CHECKS: ["", "yes"],
};

describe("an invalid value is refused in one line that names its variable", () => {
	test.each(
		Object.entries(WRONG).flatMap(([name, values]) =>
			values.map((value) => [name, value] as const),
		),
	)("%s=%j", (name, value) => {
		expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
		expect(() => readConfig({ [name]: value })).toThrow(
			new RegExp(`^${name} [^\\n]+$`),
		);
	});

	test.each([
		[
			{ PORT: "80.5" },
			'PORT must be a whole number from 0 to 65535; it is "80.5"',
		],
		[
			{ SIMULATION_SPEED: "" },
			'SIMULATION_SPEED must be a number from 0.001 to 1000000; it is ""',
		],
		[{ CARRIERS_FILE: "" }, 'CARRIERS_FILE must name a file; it is ""'],
		[
			{ RESPONSE_CHECKS: "yes" },
			'RESPONSE_CHECKS must be one of fail, sample, off; it is "yes"',
		],
		[
			{ METRICS_PORT: "1", METRICS_HOST: "" },
			'METRICS_HOST must be an address or a host name; it is ""',
		],
	])("and tells what is allowed: %j", (env, message) => {
		expect(() => readConfig(env)).toThrow(new ConfigError(message));
	});

	test("a refused value that may hold a secret is not shown", () => {
		for (const env of [
			{ LANDFALL_API_KEY: "my secret" },
			{ DATABASE_URL: "mysql://landfall:secret@db" },
			{ WEBHOOK_PROXY: "http://landfall:secret@proxy/path" },
		]) {
			expect(() => readConfig(env)).toThrow(ConfigError);
			expect(() => readConfig(env)).not.toThrow(/secret/);
		}
	});
});
