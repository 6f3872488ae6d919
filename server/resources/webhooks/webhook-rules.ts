import {
	ApiError,
	type Problem,
	unprocessable,
} from "../../http/replies/api-error.ts";
import type { Receivers } from "../../receivers/receivers.ts";
import { isReservedHeader } from "./webhook-signature.ts";

/** The submitted attributes of a webhook. */
interface WantedWebhook {
	readonly url?: string | undefined;
	readonly headers?:
		| readonly { readonly name: string; readonly value: string }[]
		| null
		| undefined;
}

type WantedHeaders = NonNullable<WantedWebhook["headers"]>;

/** The problems of header names, which are case-insensitive (RFC 9110 section 5.1). */
function headerProblems(headers: WantedHeaders): Partial<Problem>[] {
	const seen = new Set<string>();
	return headers.flatMap(({ name }, index) => {
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

/** Checks the target of a webhook's URL and its header names, which schemas cannot express. Throws a 422 with all problems. */
export async function checkWebhook(
	wanted: WantedWebhook,
	receivers: Pick<Receivers, "refusal">,
): Promise<void> {
	const problems: Partial<Problem>[] = [];
	const refusal =
		wanted.url === undefined ? undefined : await receivers.refusal(wanted.url);
	if (refusal !== undefined) {
		problems.push({
			code: "invalid",
			detail: `url ${refusal}`,
			source: { pointer: "/data/attributes/url" },
		});
	}
	problems.push(...headerProblems(wanted.headers ?? []));
	if (problems.length > 0) throw new ApiError(422, problems);
}

/** Checks the URL to which an example is sent. Throws a 422. */
export async function checkTarget(
	url: string,
	receivers: Pick<Receivers, "refusal">,
): Promise<void> {
	const refusal = await receivers.refusal(url);
	if (refusal !== undefined)
		throw unprocessable("/url", "invalid", `url ${refusal}`);
}
