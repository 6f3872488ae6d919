import { describe, expect, it } from "vitest";
import type { TrackingRequest, Vessel } from "../../../generated/openapi.ts";
import {
	type AttemptFailure,
	afterFailedAttempt,
	type OpenRequest,
} from "../../../server/resources/tracking-requests/after-failed-attempt.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";
import { operationExamples, webhookExamples } from "../contract-examples.ts";
import {
	type ExampleNotification,
	notificationFaults,
} from "./sendable-notifications.ts";
import { type AnyRecord, writtenOtherwise } from "./sendable-records.ts";

interface Document {
	readonly data?: AnyRecord | readonly AnyRecord[];
	readonly included?: readonly AnyRecord[];
}

/** These events are about documents, which the server does not have yet, so nothing sends them. */
const NOT_THERE = /^document\./;

const samples = webhookExamples
	.filter(({ path }) => !NOT_THERE.test(path))
	.map(({ path, value }) => [path, value as ExampleNotification] as const);

const shown = [
	...operationExamples.filter(({ place }) => place !== "request"),
	...webhookExamples,
];

const records = shown.flatMap(({ operationId, name, value }) => {
	const { data = [], included = [] } = value as Document;
	return ([data, included].flat() as AnyRecord[])
		.filter((record) => record.id !== undefined)
		.map((record) => ({ title: `${operationId} ${name}`, record }));
});

const vessels = new Map(
	records
		.filter(({ record }) => record.type === "vessel")
		.map(({ record }) => [record.id, record as unknown as Vessel]),
);
const vesselById = (id: string) => vessels.get(id);

const FAILURES: readonly AttemptFailure[] = [
	...["not_found", "invalid_number", "booking_cancelled"],
	...["data_unavailable", "unrecognized_response"],
	...["shipping_line_unreachable", "internal_processing_error"],
	...["duplicate", "scac_auto_detect_failed"],
] as AttemptFailure[];

/** The state of a request as one word; of the count of attempts only whether there is one. */
function standing(attributes: {
	readonly status: string;
	readonly failed_reason: string | null;
	readonly is_retrying: boolean;
	readonly retry_count: number | null;
}): string {
	const { status, failed_reason, is_retrying, retry_count } = attributes;
	return `${status}, ${failed_reason}, ${is_retrying ? "retrying" : "not retrying"}, ${retry_count === null ? "no" : "some"} retries`;
}

/** Every possible state of a request for a number of this type. */
function standings(requestType: OpenRequest["requestType"]): Set<string> {
	const now = new Date("2026-03-02T08:00:00Z");
	const old = new Date("2026-02-01T08:00:00Z");
	const plain = { failed_reason: null, is_retrying: false, retry_count: null };
	const found = new Set(
		["pending", "created", "tracking_stopped"].map((status) =>
			standing({ status, ...plain }),
		),
	);
	for (const status of ["pending", "awaiting_manifest"] as const)
		for (const failure of FAILURES)
			for (const createdAt of [now, old])
				for (const retryCount of [null, 3, 99]) {
					const request = { status, requestType, createdAt, retryCount };
					const context = { now, random: 0.5 };
					const rules = DEFAULT_RULES.request;
					const step = afterFailedAttempt(request, failure, rules, context);
					found.add(
						standing({
							status: step.status,
							failed_reason: step.failedReason,
							is_retrying: step.isRetrying,
							retry_count: step.retryCount,
						}),
					);
				}
	return found;
}

/** The parts of a tracking request that the server could not send. */
function requestFaults({ attributes, relationships }: TrackingRequest) {
	const stands = standing(attributes);
	const hasShipment = relationships.tracked_object.data !== null;
	const isTracked = /^(created|tracking_stopped)$/.test(attributes.status);
	return [
		...(standings(attributes.request_type).has(stands) ? [] : [stands]),
		...(hasShipment === isTracked ? [] : ["a shipment too many, or none"]),
	];
}

const requests = records
	.filter(({ record }) => record.type === "tracking_request")
	.map(({ title, record }) => ({
		title,
		request: record as unknown as TrackingRequest,
	}));

describe("the examples show what the server could send", () => {
	it("their records equal what the server writes", () => {
		const faults = records.flatMap(({ title, record }) =>
			writtenOtherwise(record, vesselById).map(
				(name) => `${title}: ${record.type} ${record.id} ${name}`,
			),
		);
		expect([...new Set(faults)]).toEqual([]);
	});

	it("their tracking requests have possible states", () => {
		const faults = requests.flatMap(({ title, request }) =>
			requestFaults(request).map((fault) => `${title}: ${fault}`),
		);
		expect(faults).toEqual([]);
	});

	it.each(samples)(
		"the sample of %s has the records of its event, which agree with each other",
		(_event, sample) => {
			expect(notificationFaults(sample)).toEqual([]);
		},
	);
});

/** The sample of an event, changed at the given paths. */
function spoilt(event: string, changes: Readonly<Record<string, unknown>>) {
	const found = samples.find(([name]) => name === event);
	const copy = structuredClone(found?.[1]) as unknown as ExampleNotification;
	for (const [path, value] of Object.entries(changes)) {
		const names = path.split("/");
		const last = names.pop() ?? "";
		const holder = names.reduce<unknown>(
			(at, name) =>
				Array.isArray(at)
					? at.at(Number(name))
					: (at as Record<string, unknown>)[name],
			copy,
		);
		(holder as Record<string, unknown>)[last] = value;
	}
	return copy;
}

const ARRIVED = "container.transport.vessel_arrived";

it.each([
	[
		"a record of another event",
		ARRIVED,
		{ "included/-1/attributes/event": "x" },
	],
	["an unnumbered event", ARRIVED, { "data/attributes/sequence": null }],
	["a delivered one", ARRIVED, { "data/attributes/delivery_status": "failed" }],
	["no shipment", ARRIVED, { "included/0/type": "vessel" }],
	[
		"another time than the container's",
		ARRIVED,
		{ "included/-1/attributes/timestamp": "2026-08-01T00:00:00Z" },
	],
	[
		"a later milestone",
		ARRIVED,
		{ "included/1/attributes/pod_full_out_at": "2026-12-01T00:00:00Z" },
	],
	[
		"a change that the container does not have",
		"container.updated",
		{ "included/1/attributes/available_for_pickup": false },
	],
])("a sample with %s is recognized as impossible", (_what, event, changes) => {
	expect(notificationFaults(spoilt(event, changes))).not.toEqual([]);
});

it.each<[string, string, Readonly<Record<string, unknown>>]>([
	["the zone of another place", ARRIVED, { timezone: "Asia/Shanghai" }],
	["a value where nothing changed", ARRIVED, { value: "2026-08-01T00:00:00Z" }],
	["a place that is not its port", ARRIVED, { location_locode: "CNSHA" }],
	[
		"the time of the new value, not of when it was seen",
		"container.pickup_lfd.changed",
		{ timestamp: "2026-08-01T00:00:00Z" },
	],
	[
		"a voyage of an event that has none",
		"container.pickup_lfd.changed",
		{ voyage_number: "12E" },
	],
])("an event with %s is recognized as impossible", (_what, event, wrong) => {
	const changes = Object.fromEntries(
		Object.entries(wrong).map(([name, value]) => [
			`included/-1/attributes/${name}`,
			value,
		]),
	);
	const [record] = spoilt(event, changes).included.slice(-1);
	expect(record && writtenOtherwise(record, vesselById)).not.toEqual([]);
});

it.each<[string, Partial<TrackingRequest["attributes"]>]>([
	["waits with a reason", { failed_reason: "awaiting_manifest" }],
	["waits for the manifest of a container", { request_type: "container" }],
	["waits and is being retried", { is_retrying: true }],
])("a request that %s is recognized as impossible", (_what, wrong) => {
	const found = requests.find(
		({ request }) => request.attributes.status === "awaiting_manifest",
	)?.request;
	if (!found) throw new Error("no example waits for its manifest");
	expect(requestFaults(found)).toEqual([]);
	const attributes = { ...found.attributes, ...wrong };
	expect(requestFaults({ ...found, attributes })).not.toEqual([]);
});
