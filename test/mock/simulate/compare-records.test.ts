import { afterEach, expect, it } from "vitest";
import { createLandfallClient } from "../../../client/index.ts";
import { compareAll } from "../../../mock/simulate/compare-records.ts";
import { type Findings, noFindings } from "../../../mock/simulate/findings.ts";
import type { Receiver } from "../../../mock/simulate/receiver.ts";
import { serve } from "../../support/peers/serve.ts";

let opened = new AsyncDisposableStack();
afterEach(async () => {
	await opened.disposeAsync();
	opened = new AsyncDisposableStack();
});

/** A server that answers these paths, and 404 to others. */
const serveAnswers = (answers: Readonly<Record<string, unknown>>) =>
	serve((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://stub");
		const answer = answers[pathname];
		response.writeHead(answer === undefined ? 404 : 200, {
			"content-type": "application/vnd.api+json",
		});
		response.end(JSON.stringify(answer ?? { errors: [] }));
	});

/** The compared part of the record of a shipment with one loaded container. */
const RECORDED = {
	status: "tracking_stopped",
	portOfLading: "CNSHA",
	containers: [["MSKU1", "2026-12-01T00:00:00Z"]] as [string, string][],
	/** Ids of the notifications about the loading. */
	told: ["n1"],
	/** Whether the request exists. */
	isThere: true,
	failedReason: null as string | null,
};

const TRUTH = {
	failedReason: null as string | null,
	shipment: { port_of_lading_locode: "CNSHA" },
	containers: [
		{
			number: "MSKU1",
			attributes: { pol_loaded_at: "2026-12-01T00:00:00Z" },
		},
	],
};

function documentsOf(recorded: typeof RECORDED) {
	const containers = recorded.containers.map(([number, loadedAt]) => ({
		id: `id-of-${number}`,
		type: "container",
		attributes: { number, pol_loaded_at: loadedAt },
	}));
	const hasShipment = recorded.failedReason === null;
	const shipment = {
		id: "s1",
		type: "shipment",
		attributes: { port_of_lading_locode: recorded.portOfLading },
		relationships: {
			containers: {
				data: containers.map(({ id, type }) => ({ id, type })),
			},
		},
	};
	const request = {
		id: "r1",
		type: "tracking_request",
		attributes: {
			status: recorded.status,
			failed_reason: recorded.failedReason,
		},
		relationships: {
			tracked_object: {
				data: hasShipment ? { id: "s1", type: "shipment" } : null,
			},
		},
	};
	const loading = {
		id: "e1",
		type: "transport_event",
		attributes: {
			event: "container.transport.vessel_loaded",
			timestamp: "2026-12-01T00:00:00Z",
			invalidated_at: null,
		},
	};
	const events = { data: [loading], links: {}, meta: { size: 1, total: 1 } };
	return {
		...(recorded.isThere && { "/v2/tracking_requests/r1": { data: request } }),
		"/v2/shipments/s1": { data: shipment, included: containers },
		...Object.fromEntries(
			containers.map(({ id }) => [
				`/v2/containers/${id}/transport_events`,
				events,
			]),
		),
	};
}

async function compare(
	recorded: Partial<typeof RECORDED>,
	truth: Partial<typeof TRUTH> = {},
): Promise<Findings> {
	const all = { ...RECORDED, ...recorded };
	const [world, landfall] = await Promise.all([
		serveAnswers({ "/truth/MAEU/MAEU1": { ...TRUTH, ...truth } }),
		serveAnswers(documentsOf(all)),
	]);
	opened.defer(() => world.close());
	opened.defer(() => landfall.close());
	const notificationsAbout: Receiver["notificationsAbout"] = () =>
		new Set(all.told);
	return compareAll(
		{
			client: createLandfallClient({
				baseUrl: `${landfall.url}/v2`,
				apiKey: "any",
			}),
			worldUrl: world.url,
			receiver: { notificationsAbout } as Receiver,
		},
		[{ scac: "MAEU", number: "MAEU1", kind: "bill", requestId: "r1" }],
		() => {},
	);
}

it("records that equal the truth are counted, and no difference is found", async () => {
	expect(await compare({})).toEqual({
		...noFindings(),
		fields: 2,
		shipments: 1,
		containers: 1,
		milestones: 1,
	});
});

it("a request that fails as it should is no difference", async () => {
	const failed = { status: "failed", failedReason: "not_found" };
	const truth = { failedReason: "not_found", shipment: TRUTH.shipment };
	expect(await compare(failed, truth)).toEqual({
		...noFindings(),
		fields: 2,
		failed: 1,
	});
});

it.each<
	[
		what: string,
		recorded: Partial<typeof RECORDED>,
		kind: "differences" | "lost" | "stuck" | "wronglyNotified",
		found: string[],
	]
>([
	[
		"a field of a shipment",
		{ portOfLading: "CNYTN" },
		"differences",
		['MAEU MAEU1.port_of_lading_locode is "CNYTN", was "CNSHA"'],
	],
	[
		"a field of a container",
		{ containers: [["MSKU1", "2026-12-02T00:00:00Z"]] },
		"differences",
		[
			'MAEU MAEU1 MSKU1.pol_loaded_at is "2026-12-02T00:00:00Z", was "2026-12-01T00:00:00Z"',
		],
	],
	[
		"another container",
		{ containers: [["MSKU2", "2026-12-01T00:00:00Z"]] },
		"differences",
		["MAEU MAEU1 MSKU1 is not recorded", "MAEU MAEU1 MSKU2 was never there"],
	],
	[
		"a request that failed",
		{ status: "failed", failedReason: "retries_exhausted" },
		"differences",
		["MAEU MAEU1 has no shipment: failed retries_exhausted"],
	],
	["a missing request", { isThere: false }, "lost", ["MAEU MAEU1, request r1"]],
	[
		"an unfinished request",
		{ status: "created" },
		"stuck",
		["MAEU MAEU1 is created"],
	],
	[
		"a milestone that was not notified",
		{ told: [] },
		"wronglyNotified",
		["MAEU MAEU1 MSKU1 container.transport.vessel_loaded 0 times"],
	],
	[
		"a milestone that was notified twice",
		{ told: ["n1", "n2"] },
		"wronglyNotified",
		["MAEU MAEU1 MSKU1 container.transport.vessel_loaded 2 times"],
	],
])("%s is named", async (_what, recorded, kind, found) => {
	expect((await compare(recorded))[kind]).toEqual(found);
});
