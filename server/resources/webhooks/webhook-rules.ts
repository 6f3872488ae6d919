import type { BodyRules } from "../../http/operation.ts";
import type { Problem } from "../../http/replies/api-error.ts";
import { otherIdProblems } from "../../json-api/body-id.ts";
import type { Receivers } from "../../receivers/receivers.ts";
import { isReservedHeader } from "./webhook-signature.ts";

/** A body, whose members can have any type. */
interface Submitted {
	readonly url?: unknown;
	readonly data?: {
		readonly id?: unknown;
		readonly attributes?: {
			readonly url?: unknown;
			readonly headers?: unknown;
		} | null;
	} | null;
}

/** The problems of header names, which are case-insensitive (RFC 9110 section 5.1). */
function headerProblems(headers: unknown): Partial<Problem>[] {
	if (!Array.isArray(headers)) return [];
	const seen = new Set<string>();
	return headers.flatMap((header: { name?: unknown } | null, index) => {
		const name = header?.name;
		if (typeof name !== "string") return [];
		const isAgain = seen.has(name.toLowerCase());
		seen.add(name.toLowerCase());
		const isReserved = isReservedHeader(name);
		if (!isAgain && !isReserved) return [];
		const why = isReserved
			? "is set by the service and cannot be overridden"
			: "stands in headers twice; upper and lower case are the same";
		return {
			code: "invalid",
			detail: `the header ${JSON.stringify(name)} ${why}`,
			source: { pointer: `/data/attributes/headers/${index}/name` },
		};
	});
}

/** The most characters of a URL by the contract, and of a name (RFC 1035 section 2.3.4). */
const LONGEST_URL = 2_048;
const LONGEST_NAME = 253;

/**
 * Whether the schema refuses a URL that would take long to parse: parsing a name of other scripts takes the square of its length, and the
 * rules apply to refused bodies too.
 */
function isSlow(url: string): boolean {
	if (url.length > LONGEST_URL) return true;
	const foreign = url.match(/\P{ASCII}/gu) ?? [];
	return foreign.length > LONGEST_NAME;
}

/** The rules for URLs and header names of webhooks, which schemas cannot express. */
export function webhookRules(receivers: Pick<Receivers, "refusal">) {
	const urlProblems = async (
		pointer: string,
		url: unknown,
	): Promise<Partial<Problem>[]> => {
		if (typeof url !== "string" || isSlow(url)) return [];
		const refusal = await receivers.refusal(url);
		if (refusal === undefined) return [];
		return [{ code: "invalid", detail: `url ${refusal}`, source: { pointer } }];
	};
	const attributeProblems = async ({ data }: Submitted) => [
		...(await urlProblems("/data/attributes/url", data?.attributes?.url)),
		...headerProblems(data?.attributes?.headers),
	];
	return {
		createWebhook: ({ body }: { readonly body: unknown }) =>
			attributeProblems(body ?? {}),
		updateWebhook: async ({ path, body }) => [
			...otherIdProblems(path.id, (body as Submitted | null)?.data?.id),
			...(await attributeProblems(body ?? {})),
		],
		triggerWebhook: ({ body }: { readonly body: unknown }) =>
			urlProblems("/url", (body as Submitted | null)?.url),
	} satisfies BodyRules;
}
