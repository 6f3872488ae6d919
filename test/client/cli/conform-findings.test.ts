import { expect, it } from "vitest";
import { UNKNOWN_ID } from "../../../client/cli/conform/targets.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { failedIn, openConformPeers, type Result } from "./conform-peers.ts";
import { runLandfall } from "./run-landfall.ts";
import type { Fault } from "./spoiling-proxy.ts";

const { landfall, proxy } = await openConformPeers();
const { id } = EXAMPLES.shipment;

/** Changes the documents of successful replies, either those of records or those of lists. */
const inDocuments =
	(areLists: boolean) =>
	// biome-ignore lint/suspicious/noExplicitAny: a fault changes any member of any document.
	(change: (json: any) => void): Fault => ({
		onReply: ({ status, json }) => {
			const { data } = json ?? {};
			if (status === 200 && data && Array.isArray(data) === areLists)
				change(json);
		},
	});
const inRecord = inDocuments(false);
const inList = inDocuments(true);

const withStatus = (
	status: number,
	onReply: NonNullable<Fault["onReply"]>,
): Fault => ({
	onReply: (reply, request) => {
		if (reply.status === status) onReply(reply, request);
	},
});

it.each<[string, string, Fault, RegExp]>([
	[
		"leaves out an attribute",
		"getShipment",
		inRecord(({ data }) => delete data.attributes.pod_eta_at),
		/required property 'pod_eta_at'/,
	],
	[
		"gives an attribute another type",
		"getContainer",
		inRecord(({ data }) => (data.attributes.weight_in_lbs = "much")),
		/weight_in_lbs must be/,
	],
	[
		"gives a record of another type",
		"getContainer",
		inRecord(({ data }) => (data.type = "box")),
		/data\/type must be equal to constant/,
	],
	[
		"gives a time without a zone",
		"getShipment",
		inRecord(({ data }) => (data.attributes.created_at = "2026-07-01 10:00")),
		/created_at must match/,
	],
	[
		"answers with a status that is not declared",
		"getPort",
		withStatus(200, (reply) => (reply.status = 203)),
		/must be 200|not declare 203/,
	],
	[
		"answers with another media type",
		"getPort",
		withStatus(200, ({ headers }) => (headers["content-type"] = "text/json")),
		/Content-Type is text\/json, not application\/vnd\.api\+json/,
	],
	[
		"leaves out a header",
		"listShippingLines",
		{ onReply: ({ headers }) => delete headers["x-request-id"] },
		/header x-request-id is missing/,
	],
	[
		"gives a record no id",
		"getShippingLine",
		inRecord(({ data }) => delete data.id),
		/no type and id/,
	],
	[
		"embeds a record that no record refers to",
		"listContainers",
		inList((json) => {
			const { data, included = [] } = json;
			json.included = [...included, { ...data[0], id: UNKNOWN_ID }];
		}),
		/included container [-\d]+ is linked by no relationship/,
	],
	[
		"gives a record twice",
		"listShippingLines",
		inList(({ data }) => data.push(data[0])),
		/is in the document twice/,
	],
	[
		"gives data and errors",
		"getContainer",
		inRecord((json) => (json.errors = [{ title: "No" }])),
		/both data and errors/,
	],
	[
		"begins each page with the first record",
		"listTrackingRequests,listWebhooks",
		{
			onRequest: (request) => {
				const { origin } = new URL(landfall.url);
				const url = new URL(request.url, origin);
				for (const name of ["page[after]", "page[number]"])
					url.searchParams.delete(name);
				request.url = url.pathname + url.search;
			},
		},
		/was on a page before/,
	],
	[
		"gives more records than asked for",
		"listTrackingRequests,listWebhooks",
		{
			onRequest: (request) => {
				request.url = request.url.replace(/page%5Bsize%5D=1/, "x=1");
			},
		},
		/there are \d of 1/,
	],
	[
		"ignores which fields are requested",
		"getShipment",
		{
			onRequest: (request) => {
				request.url = request.url.replace(/fields%5B\w+%5D=/, "x=");
			},
		},
		/has tags, which was not asked for/,
	],
	[
		"has no entity tags",
		"getTerminal",
		{
			onRequest: ({ headers }) => delete headers["if-none-match"],
		},
		/status is 200, and must be 304/,
	],
	[
		"links to missing pages",
		"getShipment",
		inRecord(({ links }) => (links.self = "/v2/shipments/none")),
		/status is 404, and must be 200/,
	],
	[
		"does not say how to authenticate",
		"getShipment",
		withStatus(401, ({ headers }) => delete headers["www-authenticate"]),
		/header www-authenticate is missing/,
	],
	[
		"answers anybody",
		"listShipments",
		{
			onRequest: ({ headers }) => {
				headers.authorization = `Token ${landfall.key}`;
			},
		},
		/status is 200, and must be 401/,
	],
	[
		"gives a record for any id",
		"getShipment",
		{
			onRequest: (request) => {
				request.url = request.url.replace(/(?<=shipments\/)[^?]+/, id);
			},
		},
		/status is 200, and must be 404/,
	],
	[
		"names another status in its errors",
		"getShipment",
		withStatus(404, ({ json }) => (json.errors[0].status = "400")),
		/an error says 400, the reply 404/,
	],
	[
		"names another request in its errors",
		"getShipment",
		withStatus(404, ({ json }) => (json.meta.request_id = UNKNOWN_ID)),
		/meta\.request_id is not/,
	],
	[
		"gives an error without a title",
		"getShipment",
		withStatus(404, ({ json }) => delete json.errors[0].title),
		/required property 'title'/,
	],
	[
		"does not say which part of a body is wrong",
		"updateShipment",
		withStatus(422, ({ json }) => {
			for (const error of json.errors) error.source = null;
		}),
		/no error names \/data/,
	],
	[
		"accepts any body",
		"inferNumber",
		withStatus(422, (reply) => (reply.status = 200)),
		/status is 200, and must be 422/,
	],
	[
		"accepts any value of a parameter",
		"listShipments",
		{
			onRequest: (request) => {
				request.url = request.url.replace("=many", "=1");
			},
		},
		/status is 200, and must be 400/,
	],
	[
		"ignores strict handling",
		"listShipments",
		{ onRequest: ({ headers }) => delete headers.prefer },
		/status is 200, and must be 40[06]/,
	],
	[
		"does not list its methods",
		"listShipments",
		withStatus(405, ({ headers }) => delete headers.allow),
		/Allow does not name GET/,
	],
	[
		"fails where a body is too large",
		"createTrackingRequest",
		withStatus(413, (reply) => (reply.status = 500)),
		/status is 500, and must be 413/,
	],
	[
		"answers with a JSON text that is no document",
		"listTrackingRequests,getShipment,listEvents",
		withStatus(200, (reply) => (reply.json = null)),
		/must be object/,
	],
	[
		"answers errors that are none",
		"getShipment,createWebhook",
		{
			onReply: (reply) => {
				if (reply.status >= 400) reply.json = { errors: null, meta: null };
			},
		},
		/errors must be array/,
	],
	[
		"closes a connection without an answer",
		"getShipment",
		{
			cut: ({ method }) => (method === "HEAD" ? "before" : undefined),
		},
		/^there was no answer$/,
	],
	[
		"breaks off an answer",
		"getShipment",
		{
			cut: ({ method, headers }) =>
				method === "GET" && headers.authorization?.includes("unknown")
					? "within"
					: undefined,
		},
		/^the answer has no end$/,
	],
	[
		"answers HEAD as an unknown method",
		"listShippingLines",
		{
			onReply: (reply, { method }) => {
				if (method === "HEAD") reply.status = 405;
			},
		},
		/status is 405, and must be 200/,
	],
])("reports a server that %s", async (_, operations, fault, problem) => {
	proxy.setFault(fault);
	const only = operations.split(",").flatMap((name) => ["--only", name]);
	const { code, out } = await runLandfall(
		{ url: proxy.baseUrl, key: landfall.key },
		["conform", "--writes", "--json", ...only],
	);
	expect(code).toBe(1);
	const result: Result = JSON.parse(out[0] ?? "");
	const problems = failedIn(result).flatMap((one) => one.problems);
	expect(problems.join("\n")).toMatch(problem);
});
