import type { ErrorDocument } from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import type {
	AccountRecords,
	DocumentedRequest,
	Filter,
	ListedRecord,
} from "./documented-request.ts";

/** The results of the requests. */
export interface Replayed {
	readonly sent: number;
	readonly filters: number;
	/** Requests for parts that are not there yet. */
	readonly later: number;
	readonly problems: readonly string[];
}

interface Answer {
	readonly status: number;
	readonly body: unknown;
}

/** Sends a request as the public clients do: `application/json` in both directions. */
async function send(
	tenant: Tenant,
	{ method, body }: DocumentedRequest,
	path: string,
	records: AccountRecords,
): Promise<Answer> {
	const reply = await tenant.fetch(path, {
		method,
		headers: {
			accept: "application/json",
			...(body && { "content-type": "application/json" }),
		},
		...(body && { body: JSON.stringify(body(records)) }),
	});
	const text = await reply.text();
	return {
		status: reply.status,
		body: text === "" ? undefined : (JSON.parse(text) as unknown),
	};
}

const listed = ({ body }: Answer) =>
	((body as { data?: unknown }).data ?? []) as readonly ListedRecord[];

/** The faults of a filter: records that it wrongly keeps or leaves out. */
async function filterProblems(
	tenant: Tenant,
	{ of, keeps }: Filter,
	given: readonly ListedRecord[],
	records: AccountRecords,
): Promise<string[]> {
	const separator = of.includes("?") ? "&" : "?";
	const reply = await tenant.fetch(`${of}${separator}page[size]=100`);
	const all = listed({ status: reply.status, body: await reply.json() });
	const wanted = all.filter((record) => keeps(record, records));
	if (wanted.length === all.length)
		return ["the account has no record that the filter would leave out"];
	const ids = new Set(given.map(({ id }) => id));
	const wantedIds = new Set(wanted.map(({ id }) => id));
	const kept = given.filter(({ id }) => !wantedIds.has(id)).length;
	const missed = wanted.filter(({ id }) => !ids.has(id)).length;
	return [
		...(kept > 0 ? [`gives ${kept} records that do not fit the filter`] : []),
		...(missed > 0 ? [`leaves out ${missed} records that fit the filter`] : []),
	];
}

/** Compares a reply's status with the public API's. A part that is marked as missing must answer `unknown_path`. */
function statusProblems(
	{ gives, later }: DocumentedRequest,
	{ status, body }: Answer,
): string[] {
	if (later !== undefined) {
		const [error] = (body as Partial<ErrorDocument>).errors ?? [];
		return status === 404 && error?.code === "unknown_path"
			? []
			: [`is answered ${status}: ${later} exists by now, so update the table`];
	}
	if (gives.includes(status)) return [];
	const { errors = [] } = (body ?? {}) as Partial<ErrorDocument>;
	const why = errors.map(({ code, detail }) => `${code}: ${detail}`).join("; ");
	return [
		`is answered ${status}, not ${gives.join(" or ")} as by the public API: ${why}`,
	];
}

/** Sends the requests in turn. Reports those with another answer than the public API's, and filters without effect. */
export async function replay(
	tenant: Tenant,
	records: AccountRecords,
	requests: readonly DocumentedRequest[],
): Promise<Replayed> {
	const problems: string[] = [];
	for (const request of requests) {
		const path = request.path(records);
		const answer = await send(tenant, request, path, records);
		const found = statusProblems(request, answer);
		if (request.filter && answer.status === 200) {
			const given = listed(answer);
			found.push(
				...(await filterProblems(tenant, request.filter, given, records)),
			);
		}
		problems.push(
			...found.map(
				(problem) => `${request.by}: ${request.method} ${path} ${problem}`,
			),
		);
	}
	return {
		sent: requests.length,
		filters: requests.filter(({ filter }) => filter !== undefined).length,
		later: requests.filter(({ later }) => later !== undefined).length,
		problems,
	};
}
