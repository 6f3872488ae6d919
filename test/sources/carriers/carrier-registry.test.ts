import { expect, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import { SettingsFileError } from "../../../server/settings/files/settings-error.ts";
import {
	type CarrierRegistry,
	carrierRegistry,
} from "../../../server/sources/carriers/carrier-registry.ts";
import { configuredCarriers } from "../../../server/sources/carriers/configured-carriers.ts";
import {
	type SimulatedLine,
	simulatedCarriers,
} from "../../../server/sources/carriers/simulated-carriers.ts";
import { testCarrier } from "../../../server/sources/carriers/test-carrier.ts";
import type { Inquiry } from "../../../server/sources/contracts/carrier.ts";
import { carrierPeer, json, testHttp } from "./carrier-peer.ts";
import { CONTEXT, DEPARTURE } from "./dcsa/dcsa-events.ts";

const deps = () => ({
	http: testHttp(),
	states: processStates(),
	now: () => new Date(CONTEXT.receivedAt),
	zoneOf: CONTEXT.zoneOf,
});

const ask = (
	registry: CarrierRegistry,
	scac: string,
	requestNumber: string,
	requestType: Inquiry["requestType"] = "bill_of_lading",
) =>
	registry
		.find(scac)
		?.track({ requestType, requestNumber }, AbortSignal.timeout(60_000));

const configured = (...carriers: object[]) =>
	carrierRegistry(
		configuredCarriers(
			{
				path: "carriers.yaml",
				text: JSON.stringify({
					carriers: carriers.map((entry) => ({
						dialect: "dcsa-2.2",
						...entry,
					})),
				}),
				env: { KEY: "secret" },
			},
			deps(),
		),
	);

const line = (
	scac: string,
	baseUrl: string,
	more: Partial<SimulatedLine> = {},
): SimulatedLine => ({
	scac,
	dialect: "2.2",
	baseUrl,
	eventsPath: "/v2/events",
	authentication: { kind: "headers", headers: { "Consumer-Key": "simulated" } },
	...more,
});

test("each line of the simulated world is queried at its address, in its dialect, with numbers in its form", async () => {
	const peer = await carrierPeer((request, response) =>
		json(request.url === "/token" ? { access_token: "t" } : [DEPARTURE])(
			request,
			response,
		),
	);
	const lines = [
		line("EGLV", `${peer.url}/EGLV`),
		line("OOLU", `${peer.url}/OOLU`, {
			dialect: "3.0-beta1",
			eventsPath: "/v3/events",
		}),
		line("COSU", `${peer.url}/COSU`, {
			dialect: "3.0",
			eventsPath: "/events",
			authentication: {
				kind: "oauth2",
				tokenUrl: `${peer.url}/token`,
				clientId: "a",
				clientSecret: "b",
			},
		}),
	];
	const registry = carrierRegistry(simulatedCarriers({ lines }, deps()));
	await ask(registry, "EGLV", "EGLV123456789012");
	await ask(registry, "OOLU", "OOLU1234567890");
	await ask(registry, "COSU", "COSU6123456789");
	expect(peer.asked()).toEqual([
		"/EGLV/v2/events?transportDocumentReference=123456789012",
		"/OOLU/v3/events?documentReference=1234567890",
		"/token",
		"/COSU/events?transportDocumentReference=6123456789",
	]);
	expect(peer.requests[0]?.headers["consumer-key"]).toBe("simulated");
	expect(peer.requests[3]?.headers.authorization).toBe("Bearer t");
});

test("a line is found by its SCAC and by its alternative ones, in any case", () => {
	const registry = carrierRegistry([
		...simulatedCarriers(
			{ lines: [line("MSCU", "http://127.0.0.1:1")] },
			deps(),
		),
		testCarrier(deps()),
	]);
	expect(registry.find("MSCU")?.scac).toBe("MSCU");
	expect(registry.find("MEDU")?.scac).toBe("MSCU");
	expect(registry.find(" medu ")?.scac).toBe("MSCU");
	expect(registry.find("TEST")?.scac).toBe("TEST");
	expect(registry.find("XXXX")).toBeUndefined();
	expect(registry.find("")).toBeUndefined();
	expect(registry.find("__proto__")).toBeUndefined();
});

test("a configured line is queried by its entry, and no other line is supported", async () => {
	const peer = await carrierPeer(json([DEPARTURE]));
	const registry = configured({
		scac: "MEDU",
		baseUrl: `${peer.url}/msc/`,
		eventsPath: "/v2.2/events",
		headers: { "X-Key": `$\{KEY}` },
		requestTypes: ["bill_of_lading", "container"],
	});
	const answer = await ask(registry, "MSCU", "MEDU1234567");
	expect(answer?.observations[0]?.source.code).toBe("MSCU");
	expect(peer.asked()).toEqual([
		"/msc/v2.2/events?transportDocumentReference=MEDU1234567",
	]);
	expect(peer.requests[0]?.headers["x-key"]).toBe("secret");
	await expect(
		ask(registry, "MSCU", "MEDU1234567", "booking"),
	).rejects.toMatchObject({ code: "data_unavailable" });
	expect(registry.find("MAEU")).toBeUndefined();
});

test("a line's prefix is removed where the line is known to require it, unless its entry says otherwise", async () => {
	const peer = await carrierPeer(json([DEPARTURE]));
	const entry = (scac: string, stripScacPrefix?: boolean) => ({
		scac,
		baseUrl: peer.url,
		stripScacPrefix,
	});
	await ask(configured(entry("EGLV")), "EGLV", "EGLV1");
	await ask(configured(entry("EGLV", false)), "EGLV", "EGLV2");
	await ask(configured(entry("MSCU")), "MSCU", "MEDU3");
	await ask(configured(entry("MSCU", true)), "MSCU", "MEDU4");
	await ask(configured(entry("ZZZZ", true)), "ZZZZ", "ZZZZ5");
	expect(
		peer
			.asked()
			.map(
				(url) => new URLSearchParams(url?.split("?")[1]).values().next().value,
			),
	).toEqual(["1", "EGLV2", "MEDU3", "4", "5"]);
});

test.each([
	[["MAEU", "MAEU"], "MAEU is described twice"],
	[["MSCU", "MEDU"], "MEDU is described twice (it is another code of MSCU)"],
])("a line that is described twice is refused: %j", (scacs, want) => {
	const attempt = () =>
		configured(
			...scacs.map((scac) => ({ scac, baseUrl: "http://127.0.0.1:1" })),
		);
	expect(attempt).toThrow(new SettingsFileError(`carriers.yaml: ${want}`));
});

test("each line has its own limits", async () => {
	const peer = await carrierPeer(json([DEPARTURE]));
	const limited = { baseUrl: peer.url, rate: { perMinute: 1 } };
	const registry = configured(
		{ ...limited, scac: "MAEU" },
		{ ...limited, scac: "HLCU" },
	);
	for (const scac of ["MAEU", "HLCU"])
		expect((await ask(registry, scac, "123"))?.observations).toHaveLength(1);
	await expect(ask(registry, "MAEU", "123")).rejects.toMatchObject({
		code: "shipping_line_unreachable",
	});
});
