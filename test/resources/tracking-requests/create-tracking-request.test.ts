import { describe, expect, it } from "vitest";
import type { LandfallError } from "../../../client/index.ts";
import type {
	ErrorObject,
	TrackingRequestDocument,
} from "../../../generated/openapi.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	type NumberToTrack,
	trackingRequestBody,
	trackNumber,
} from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const landfall = await openForFile(startTestLandfall);

const STRICT = { prefer: "handling=strict" };

function post(body: object, headers: Record<string, string> = {}) {
	return landfall.send("POST", "/tracking_requests", body, headers);
}

const submit = (wanted: NumberToTrack) => post(trackingRequestBody(wanted));

describe("POST /tracking_requests", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/tracking_requests",
		body: trackingRequestBody({ request_number: "COMMONREPLIES" }),
	});

	it("answers 201 with a pending request and its Location", async () => {
		const reply = await submit({
			request_number: " medu-4815 ",
			scac: "mscu",
			ref_numbers: ["PO-4471023"],
			shipment_tags: ["autumn-range"],
		});
		expect(reply.status).toBe(201);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as TrackingRequestDocument;
		const path = `/v2/tracking_requests/${data.id}`;
		expect(reply.headers.get("location")).toBe(path);
		expect(links).toEqual({ self: new URL(path, landfall.url).href });
		expect(data.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
		const { created_at: createdAt } = data.attributes;
		expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
		expect(data).toEqual({
			id: data.id,
			type: "tracking_request",
			attributes: {
				request_number: "medu-4815",
				request_type: "bill_of_lading",
				scac: "MSCU",
				ref_numbers: ["PO-4471023"],
				shipment_tags: ["autumn-range"],
				initial_custom_fields: null,
				created_at: createdAt,
				updated_at: createdAt,
				status: "pending",
				failed_reason: null,
				duplicate_of: null,
				is_retrying: false,
				retry_count: null,
			},
			relationships: {
				tracked_object: { data: null },
				customer: { data: null },
				user: { data: null },
			},
			links: { self: path },
		});
	});

	it("becomes created and linked to its shipment", async () => {
		const { data, included } = await trackNumber(landfall, {
			request_number: "MEDUSH482918",
		});
		expect(data.attributes.status).toBe("created");
		const shipment = data.relationships.tracked_object.data;
		expect(shipment?.type).toBe("shipment");
		expect(included?.map(({ id }) => id)).toEqual([shipment?.id]);
	});

	it("returns booking_number, the other name for a booking, as submitted", async () => {
		const { data } = await trackNumber(landfall, {
			request_number: "26071151",
			scac: "HLCU",
			request_type: "booking_number",
		});
		expect(data.attributes).toMatchObject({
			request_type: "booking_number",
			status: "created",
		});
	});

	it.each([
		["application/json", {}],
		["application/json; charset=utf-8", {}],
		["application/vnd.api+json; charset=utf-8", {}],
		["Application/Vnd.Api+Json", {}],
		["application/vnd.api+json", { accept: "*/*" }],
		["application/vnd.api+json", { accept: "application/json" }],
		["application/vnd.api+json", { accept: "text/html" }],
	])("accepts a body of %s with %j", async (type, headers) => {
		const request_number = `LENIENT${Math.random().toString(36).slice(2, 12)}`;
		const reply = await post(trackingRequestBody({ request_number }), {
			"content-type": type,
			...headers,
		});
		expect(reply.status).toBe(201);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expect(reply.headers.get("preference-applied")).toBeNull();
	});

	describe("answers 422", () => {
		const attributes = "/data/attributes";

		it("to every missing, unknown and wrongly typed member at once", async () => {
			const reply = await post(
				{
					data: {
						type: "shipment",
						colour: "red",
						attributes: {
							request_type: "house_bill",
							request_number: 4815,
							ref_numbers: ["PO-1", 7],
							shipment_tags: "autumn",
							customer: null,
						},
					},
					meta: {},
				},
				STRICT,
			);
			const problems = await problemsOf(reply, 422);
			expect(
				Object.fromEntries(
					problems.map(({ pointer, code }) => [pointer, code]),
				),
			).toEqual({
				"/meta": "unknown_member",
				"/data/colour": "unknown_member",
				"/data/type": "not_allowed",
				[`${attributes}/customer`]: "unknown_member",
				[`${attributes}/request_type`]: "not_allowed",
				[`${attributes}/request_number`]: "wrong_type",
				[`${attributes}/scac`]: "blank",
				[`${attributes}/ref_numbers/1`]: "wrong_type",
				[`${attributes}/shipment_tags`]: "wrong_type",
			});
			expect(problems).toHaveLength(9);
		});

		it("to a body with very many errors, with the first hundred", async () => {
			const members = Array.from({ length: 5_000 }, (_, at) => [`m${at}`, at]);
			const reply = await post(Object.fromEntries(members), STRICT);
			expect(await problemsOf(reply, 422)).toHaveLength(100);
		});

		it.each([
			["{}", {}, "/data"],
			["no data", { data: null }, "/data"],
			["no attributes", { data: { type: "tracking_request" } }, attributes],
		])("to %s", async (_name, body, pointer) => {
			expect(await problemsOf(await post(body), 422)).toEqual([
				{ code: "blank", pointer },
			]);
		});

		it.each([
			["a blank SCAC", "", "blank"],
			["a SCAC of blanks", "    ", "blank"],
			["a SCAC of three letters", "MSC", "invalid"],
			["a SCAC of five letters", "MSCUX", "invalid"],
			["a SCAC of signs", "M$CU", "invalid"],
			["an unknown SCAC", "ZZZZ", "blank"],
		])("to %s", async (_name, scac, code) => {
			expect(await problemsOf(await submit({ scac }), 422)).toEqual([
				{ code, pointer: `${attributes}/scac` },
			]);
		});

		it.each([
			["a blank number", "", "blank"],
			["a number of blanks", "   ", "blank"],
			["a number of separators", "-./_", "invalid"],
			["300 characters", "9".repeat(300), "invalid"],
			["51 characters", "9".repeat(51), "invalid"],
			["a bell", "MEDU\u0007482917", "invalid"],
			["a line break", "MEDU482917\n", "invalid"],
			["an emoji", "MEDU🚢482917", "invalid"],
			["letters of another script", "МЕДУ482917", "invalid"],
			["a quote", "MEDU'482917", "invalid"],
			["a text written from right to left", "\u202eMEDU482917", "invalid"],
		])("to %s", async (_name, request_number, code) => {
			expect(await problemsOf(await submit({ request_number }), 422)).toEqual([
				{ code, pointer: `${attributes}/request_number` },
			]);
		});

		it("to too many references for a shipment, and to overlong ones", async () => {
			const reply = await submit({
				ref_numbers: Array.from({ length: 101 }, (_, at) => `PO-${at}`),
				shipment_tags: ["x".repeat(256)],
			});
			expect(await problemsOf(reply, 422)).toEqual([
				{ code: "invalid", pointer: `${attributes}/ref_numbers` },
				{ code: "invalid", pointer: `${attributes}/shipment_tags/0` },
			]);
		});

		it("with a readable detail that names the unknown value", async () => {
			const { errors } = await errorDocumentOf(
				await submit({ scac: "ZZZZ" }),
				422,
			);
			expect(errors).toEqual([
				{
					id: errors[0]?.id,
					status: "422",
					title: "Unprocessable Entity",
					code: "blank",
					detail: "ZZZZ is not the SCAC of a shipping line",
					source: { pointer: "/data/attributes/scac" },
				},
			]);
		});

		it("to a line that exists but that this installation cannot query", async () => {
			const without = await startTestLandfall({
				carriers: carrierRegistry([]),
				isWorking: false,
			});
			const reply = await without.send(
				"POST",
				"/tracking_requests",
				trackingRequestBody(),
			);
			const { errors } = await errorDocumentOf(reply, 422);
			expect(errors[0]).toMatchObject({
				code: "unsupported_line",
				detail: expect.stringMatching(/MSCU.*GET \/shipping_lines/),
				source: { pointer: "/data/attributes/scac" },
			});
			await without.stop();
		});
	});

	describe("the values submitted for the shipment", () => {
		const submitWith = (attributes: object, rest: object = {}) => {
			const request_number = `KEPT${Math.random().toString(36).slice(2, 12)}`;
			const { data } = trackingRequestBody({ request_number });
			return post({
				data: {
					...data,
					attributes: { ...data.attributes, ...attributes },
					...rest,
				},
			});
		};
		const FIELDS = {
			shipment: [
				{ api_slug: "purchase_order_number", value: "PO-4471023" },
				{ api_slug: "hazmat_indicator", value: false },
			],
			containers: [
				{ api_slug: "internal_id_number", value: "17", number: "MSDU7318267" },
				{ api_slug: "move_type", value: null },
			],
		};

		it("are values of custom fields, which are stored and returned", async () => {
			for (const [entity_type, api_slug, data_type] of [
				["Shipment", "purchase_order_number", "short_text"],
				["Shipment", "hazmat_indicator", "boolean"],
				["Container", "internal_id_number", "number"],
				["Container", "move_type", "short_text"],
			] as const)
				await landfall.client.createCustomFieldDefinition({
					data: {
						type: "custom_field_definition",
						attributes: {
							entity_type,
							api_slug,
							display_name: api_slug,
							data_type,
						},
					},
				});
			const reply = await submitWith({ initial_custom_fields: FIELDS });
			expect(reply.status).toBe(201);
			const { data } = (await reply.json()) as TrackingRequestDocument;
			expect(data.attributes.initial_custom_fields).toEqual(FIELDS);
			const kept = await landfall.client.getTrackingRequest(data.id);
			expect(kept.data.attributes.initial_custom_fields).toEqual(FIELDS);
		});

		it.each([
			["null", null],
			["empty", {}],
			["empty lists", { shipment: [], containers: null }],
		])("are returned as null when they are %s", async (_what, given) => {
			const reply = await submitWith({ initial_custom_fields: given });
			const { data } = (await reply.json()) as TrackingRequestDocument;
			expect(data.attributes.initial_custom_fields).toBeNull();
		});

		it("are refused where a value has no name, or a name no value", async () => {
			const reply = await submitWith({
				initial_custom_fields: {
					shipment: [{ value: 1 }, { api_slug: "", value: 1 }],
					containers: [{ api_slug: "a" }],
				},
			});
			const at = "/data/attributes/initial_custom_fields";
			expect(await problemsOf(reply, 422)).toEqual([
				{ code: "blank", pointer: `${at}/shipment/0/api_slug` },
				{ code: "blank", pointer: `${at}/shipment/1/api_slug` },
				{ code: "blank", pointer: `${at}/containers/0/value` },
			]);
		});

		it("are refused with the names of both types where custom fields are neither an object nor null", async () => {
			const reply = await submitWith({ initial_custom_fields: 5 });
			const { errors } = await errorDocumentOf(reply, 422);
			const at = "/data/attributes/initial_custom_fields";
			expect(errors).toMatchObject([
				{ detail: `${at} must be of the type object or null` },
			]);
		});

		it.each([
			["no list", { ref_numbers: null, shipment_tags: null }],
			["no such member", { ref_numbers: undefined }],
		])("have no references and tags when there is %s", async (_what, given) => {
			const reply = await submitWith(given);
			const { data } = (await reply.json()) as TrackingRequestDocument;
			expect(data.attributes).toMatchObject({
				ref_numbers: [],
				shipment_tags: [],
			});
		});

		it("can have null as the customer", async () => {
			const relationships = { customer: { data: null } };
			const reply = await submitWith({}, { relationships });
			const { data } = (await reply.json()) as TrackingRequestDocument;
			expect(data.relationships.customer).toEqual({ data: null });
		});
	});

	describe("duplicates", () => {
		const number = { request_number: "MEDUDUP481516", scac: "MSCU" };

		it("are refused with the number and the SCAC, in any status of the first", async () => {
			const reply = await submit(number);
			const { data } = (await reply.json()) as TrackingRequestDocument;
			const refuse = async (ids: object) => {
				const { errors } = await errorDocumentOf(await submit(number), 422);
				expect(errors).toEqual([
					{
						id: errors[0]?.id,
						status: "422",
						title: "Unprocessable Entity",
						code: "duplicate",
						detail: expect.stringMatching(/MEDUDUP481516.*MSCU/),
						source: { pointer: "/data/attributes/request_number" },
						meta: ids,
					},
				]);
			};
			const known = { tracking_request_id: data.id };
			await refuse(expect.objectContaining(known));
			const { tracked_object: tracked } =
				await landfall.client.trackingRequests.waitUntilTracked(data.id);
			await refuse({ ...known, shipment_id: tracked?.id });
		});

		it("lead a client from the error to the shipment", async () => {
			const wanted = { request_number: "MEDUDUP481517", scac: "MSCU" };
			const { data } = await trackNumber(landfall, wanted);
			const error: unknown = await landfall.client
				.createTrackingRequest(trackingRequestBody(wanted))
				.catch((reason) => reason);
			const { meta } = await landfall.client.createTrackingRequestBatch({
				data: [trackingRequestBody(wanted).data],
			});
			const [first] = (error as LandfallError).errors;
			const [second] = meta.results[0]?.errors ?? [];
			const { data: tracked } = data.relationships.tracked_object;
			for (const { meta: ids } of [
				first ?? {},
				second ?? {},
			] as ErrorObject[]) {
				expect(ids?.tracking_request_id).toBe(data.id);
				const { id } = await landfall.client.shipments.get(
					ids?.shipment_id ?? "",
				);
				expect(id).toBe(tracked?.id);
			}
		});

		it.each([
			{ request_number: "medu dup-4815.16", scac: "MSCU" },
			{ request_number: "MEDUDUP481516", scac: "MEDU" },
			{ request_number: "MEDUDUP481516", scac: "mscu" },
			{
				request_number: "MEDUDUP481516",
				scac: "MSCU",
				request_type: "booking" as const,
			},
		])("are recognized in other spellings: %j", async (wanted) => {
			const [problem] = await problemsOf(await submit(wanted), 422);
			expect(problem?.code).toBe("duplicate");
		});

		it("are recognized without the size and type of a container", async () => {
			const box = { request_type: "container" as const, scac: "MSCU" };
			const submitBox = (request_number: string) =>
				submit({ ...box, request_number });
			expect((await submitBox("MSCU6639870")).status).toBe(201);
			const [problem] = await problemsOf(
				await submitBox("MSCU 663987-0 / 45G1"),
				422,
			);
			expect(problem?.code).toBe("duplicate");
		});

		it("are accepted at another line and for another account", async () => {
			const atAnotherLine = { ...number, scac: "MAEU" };
			expect((await submit(atAnotherLine)).status).toBe(201);
			const other = await landfall.addTenant("other");
			expect((await trackNumber(other, number)).data.attributes.status).toBe(
				"created",
			);
		});

		it("are refused while the first waits for its manifest", async () => {
			const waiting = { request_number: "MEDUNOTFOUND1", scac: "MSCU" };
			const { data } = await trackNumber(landfall, waiting);
			expect(data.attributes.status).toBe("awaiting_manifest");
			expect(await problemsOf(await submit(waiting), 422)).toMatchObject([
				{ code: "duplicate" },
			]);
		});

		it("are accepted when the first has failed", async () => {
			const failing = { request_number: "TEST-TR-FAILED", scac: "TEST" };
			const first = await trackNumber(landfall, failing);
			const second = await trackNumber(landfall, failing);
			expect(first.data.attributes.status).toBe("failed");
			expect(second.data.attributes.failed_reason).not.toBeNull();
			expect(second.data.id).not.toBe(first.data.id);
		});

		it("are decided once when fifty arrive together: one 201, 49 duplicates", async () => {
			const wanted = { request_number: "FIFTYATONCE", scac: "ONEY" };
			const replies = await Promise.all(
				Array.from({ length: 50 }, () => submit(wanted)),
			);
			const created = replies.filter(({ status }) => status === 201);
			expect(created).toHaveLength(1);
			const refused = replies.filter(({ status }) => status !== 201);
			expect(refused).toHaveLength(49);
			for (const reply of refused) {
				expect(await problemsOf(reply, 422)).toEqual([
					{ code: "duplicate", pointer: "/data/attributes/request_number" },
				]);
			}
			const { meta } = (await (
				await landfall.fetch(
					"/tracking_requests?filter[request_number]=FIFTYATONCE",
				)
			).json()) as { meta: { total: number } };
			expect(meta.total).toBe(1);
		});
	});

	describe("with auto_detect_vocc_scac", () => {
		const submitUnknown = (
			request_number: string,
			scac: string | null | undefined,
		) => submit({ request_number, scac, auto_detect_vocc_scac: true } as never);

		it.each([
			["null", "MEDUSH482921", null],
			["empty", "MEDUSH482922", ""],
			["absent", "MEDUSH482923", undefined],
		])(
			"answers 201 with a request without a SCAC when it is %s",
			async (_name, number, scac) => {
				const reply = await submitUnknown(number, scac);
				expect(reply.status).toBe(201);
				const { data } = (await reply.json()) as TrackingRequestDocument;
				expect(data.attributes).toMatchObject({
					status: "pending",
					scac: null,
				});
			},
		);

		it("uses a given SCAC despite detection", async () => {
			const reply = await submitUnknown("MEDUSH482924", "maeu");
			const { data } = (await reply.json()) as TrackingRequestDocument;
			expect(data.attributes.scac).toBe("MAEU");
		});

		it("becomes created with the SCAC of the line that was detected", async () => {
			const { data } = await trackNumber(landfall, {
				...{ request_number: "MEDUSH482925", scac: null },
				...{ auto_detect_vocc_scac: true },
			});
			expect(data.attributes).toMatchObject({
				status: "created",
				scac: "MSCU",
			});
		});

		it.each([
			["    ", "blank"],
			["MSC", "invalid"],
			["ZZZZ", "blank"],
			[4815, "wrong_type"],
		])("refuses an invalid SCAC as always: %j", async (scac, code) => {
			const reply = await submitUnknown("MEDUSH482926", scac as string);
			expect(await problemsOf(reply, 422)).toEqual([
				{ code, pointer: "/data/attributes/scac" },
			]);
		});

		it("refuses a second detection of a number during the first, with its own detail", async () => {
			const idle = await startTestLandfall({ isWorking: false });
			const detect = () =>
				idle.send(
					"POST",
					"/tracking_requests",
					trackingRequestBody({
						...{ request_number: "MEDUSH482927", scac: null },
						...{ auto_detect_vocc_scac: true },
					}),
				);
			const replies = await Promise.all([detect(), detect(), detect()]);
			expect(replies.map(({ status }) => status).sort()).toEqual([
				201, 422, 422,
			]);
			const refused = replies.find(({ status }) => status === 422);
			const { errors } = await errorDocumentOf(refused as Response, 422);
			expect(errors[0]).toMatchObject({
				code: "duplicate",
				detail: expect.stringMatching(/MEDUSH482927.*being detected/),
				source: { pointer: "/data/attributes/request_number" },
			});
			const [id] = await readIds(idle, "/tracking_requests");
			expect(errors[0]?.meta).toEqual({ tracking_request_id: id });
			await idle.stop();
		});
	});

	it.each([
		["no SCAC", {}],
		["null", { scac: null }],
		["an empty SCAC", { scac: "" }],
		["the flag set to false", { scac: "", auto_detect_vocc_scac: false }],
	])("answers 422 without a line or its detection: %s", async (_name, scac) => {
		const reply = await post({
			data: {
				type: "tracking_request",
				attributes: {
					...{ request_type: "container", request_number: "MSCU6639870" },
					...scac,
				},
			},
		});
		expect((await errorDocumentOf(reply, 422)).errors).toEqual([
			{
				id: expect.any(String),
				status: "422",
				title: "Unprocessable Entity",
				code: "blank",
				detail: "/data/attributes/scac must not be blank",
				source: { pointer: "/data/attributes/scac" },
			},
		]);
	});

	it("answers 422 to a flag that is neither true nor false", async () => {
		const reply = await submit({ auto_detect_vocc_scac: "yes" as never });
		expect(await problemsOf(reply, 422)).toEqual([
			{
				code: "wrong_type",
				pointer: "/data/attributes/auto_detect_vocc_scac",
			},
		]);
	});

	it("writes nothing when it refuses", async () => {
		const count = async () =>
			(
				(await (await landfall.fetch("/tracking_requests")).json()) as {
					meta: { total: number };
				}
			).meta.total;
		const before = await count();
		await submit({ request_number: "" });
		await submit({ scac: "ZZZZ" });
		expect(await count()).toBe(before);
	});

	it("treats members with the names of JavaScript's own properties as unknown ones", async () => {
		const reply = await landfall.fetch("/tracking_requests", {
			method: "POST",
			headers: { "content-type": "application/json", ...STRICT },
			body: '{"__proto__":{"x":1},"constructor":1,"data":{"type":"tracking_request","attributes":{"request_type":"container","request_number":"A","scac":"MSCU"}}}',
		});
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "unknown_member", pointer: "/__proto__" },
			{ code: "unknown_member", pointer: "/constructor" },
		]);
	});
});
