import type { KyselyPlugin, PluginTransformQueryArgs } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainEffects } from "../../server/http/idempotency/answer-once.ts";
import { makeReply, makeStream } from "../../server/http/operation.ts";
import { ApiError } from "../../server/http/replies/api-error.ts";
import { readInclude } from "../../server/json-api/include.ts";
import { linkedIdentifiers } from "../../server/json-api/linkage.ts";
import { listContainers } from "../../server/resources/containers/list-containers.ts";
import { listShipments } from "../../server/resources/shipments/list-shipments.ts";
import { listTrackingRequests } from "../../server/resources/tracking-request-lists/list-tracking-requests.ts";
import type { TestLandfall } from "../support/installation/test-landfall.ts";
import { startWithFiveShipments } from "../support/records/five-shipments.ts";

describe("readInclude", () => {
	it.each<[string | undefined, string[]]>([
		[undefined, []],
		["", []],
		[" , ,", []],
		["containers", ["containers"]],
		["pod_terminal,containers", ["pod_terminal", "containers"]],
		[" containers , pod_terminal", ["containers", "pod_terminal"]],
		["containers,containers", ["containers"]],
		["containers.transport_events", ["containers.transport_events"]],
		["destination_terminal.metro_area", ["destination_terminal.metro_area"]],
		[
			"containers.shipment.containers,line_tracking_stopped_by_user",
			["containers.shipment.containers", "line_tracking_stopped_by_user"],
		],
	])("reads %j as %j", (given, want) => {
		expect(readInclude(given, "shipment")).toEqual(want);
	});

	it.each([
		["shipment", ["tracked_object"]],
		["container", ["tracked_object.containers"]],
		["shipment.containers", ["tracked_object.containers"]],
		["container.raw_events", ["tracked_object.containers.raw_events"]],
		[
			"container,shipment.containers,shipment",
			["tracked_object.containers", "tracked_object"],
		],
	])(
		"reads the short names of older clients at the start of a path: %j as %j",
		(given, want) => {
			expect(readInclude(given, "tracking_request")).toEqual(want);
		},
	);

	it.each(["containers", "shipment.container", "container.raw_events.vessel"])(
		"refuses %j of tracking requests in the words of the request",
		(given) => {
			expect(() => readInclude(given, "tracking_request")).toThrow(
				expect.objectContaining({
					problems: [
						expect.objectContaining({
							detail: expect.stringMatching(`^${given} cannot be included`),
						}),
					],
				}),
			);
		},
	);

	it.each([
		["cargo", "cargo"],
		["Containers", "Containers"],
		["containers.cargo", "containers.cargo"],
		["port_of_lading.metro_area", "port_of_lading.metro_area"],
		["line_tracking_stopped_by_user.x", "line_tracking_stopped_by_user.x"],
		["containers,cargo,crew,cargo", "cargo, crew"],
		["__proto__", "__proto__"],
		["containers.__proto__", "containers.__proto__"],
		["containers.constructor", "containers.constructor"],
		["containers.", "containers."],
		[".containers", ".containers"],
		["containers;pod_terminal", "containers;pod_terminal"],
		[
			"containers.shipment.containers.shipment",
			"containers.shipment.containers.shipment",
		],
	])("refuses %j and names the unknown part", (given, unknown) => {
		let refusal: unknown;
		try {
			readInclude(given, "shipment");
		} catch (error) {
			refusal = error;
		}
		expect(refusal).toBeInstanceOf(ApiError);
		expect(refusal).toMatchObject({
			status: 400,
			problems: [{ code: "unknown_include", source: { parameter: "include" } }],
		});
		const [{ detail = "" } = {}] = (refusal as ApiError).problems;
		expect(detail).toMatch(`${unknown} cannot be included here`);
		expect(detail).toContain("containers, port_of_lading");
	});
});

describe("linkedIdentifiers", () => {
	const port = (id: string) => ({ type: "port", id });
	const shipments = [
		{
			relationships: {
				from: { data: port("a") },
				to: { data: port("b") },
				calls: { data: [port("a"), port("c")] },
			},
		},
		{
			relationships: {
				from: { data: port("b") },
				to: { data: null },
				calls: { data: [] },
			},
		},
	];

	it.each<[string[], string[]]>([
		[[], []],
		[["from"], ["a", "b"]],
		[["to"], ["b"]],
		[["calls"], ["a", "c"]],
		[
			["from", "to", "calls"],
			["a", "b", "c"],
		],
		[["of_another_kind"], []],
	])("collects the records that %j refer to, each once", (names, want) => {
		expect(linkedIdentifiers(shipments, names).map(({ id }) => id)).toEqual(
			want,
		);
	});

	it("keeps records of different types apart when they share an id", () => {
		const relationships = {
			a: { data: { type: "port", id: "1" } },
			b: { data: { type: "metro_area", id: "1" } },
		};
		expect(linkedIdentifiers([{ relationships }], ["a", "b"])).toHaveLength(2);
	});
});

describe("embedding", () => {
	let landfall: TestLandfall;
	beforeAll(async () => {
		({ landfall } = await startWithFiveShipments());
	});
	afterAll(() => landfall.stop());

	/** Runs a list of five records and returns the number of statements. */
	async function statementsOf(
		list:
			| typeof listShipments
			| typeof listContainers
			| typeof listTrackingRequests,
		include: string,
	): Promise<number> {
		let statements = 0;
		const counting: KyselyPlugin = {
			transformQuery: ({ node }: PluginTransformQueryArgs) => node,
			async transformResult({ result }) {
				statements++;
				return result;
			},
		};
		const { services } = landfall.landfall;
		const { database } = services;
		await (list as typeof listShipments)({
			path: {},
			query: include === "" ? {} : { include },
			body: undefined,
			account: { ...landfall.account, keyId: "" },
			lastEventId: undefined,
			requestUrl: `${landfall.url}/anything`,
			services: {
				...services,
				database: { ...database, db: database.db.withPlugin(counting) },
			},
			...plainEffects(database),
			reply: makeReply as never,
			stream: makeStream as never,
		});
		return statements;
	}

	it.each([
		["shipments", listShipments, "", 2],
		["shipments", listShipments, "containers", 3],
		["shipments", listShipments, "port_of_lading,port_of_discharge", 2],
		["shipments", listShipments, "containers,port_of_lading", 3],
		["shipments", listShipments, "containers.transport_events", 4],
		[
			"shipments",
			listShipments,
			"containers.transport_events.vessel,containers.raw_events.vessel",
			// There are more raw events than one read returns.
			9,
		],
		["shipments", listShipments, "containers.shipment.containers", 3],
		["containers", listContainers, "", 2],
		["containers", listContainers, "shipment,transport_events", 4],
		["containers", listContainers, "shipment.port_of_lading", 3],
		["tracking requests", listTrackingRequests, "", 3],
		["tracking requests", listTrackingRequests, "container", 4],
	] as const)(
		"for five %s takes one statement for each type of record and step, two for raw events, and none for places",
		async (_what, list, include, want) => {
			expect(await statementsOf(list, include)).toBe(want);
		},
	);
});
