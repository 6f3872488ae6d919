import type { RequestHandler } from "express";
import type { ContractDocument } from "../../server/http/contract/contract.ts";

interface Header {
	readonly schema: { readonly examples: readonly [string] };
}

/**
 * Adds the rate limit headers of the contract's example to every reply to a request with a key. Like the server's, errors have
 * them too.
 */
export function exampleLimits({
	components,
}: ContractDocument): RequestHandler {
	const [policy, standing] = ["RateLimitPolicy", "RateLimit"].map((name) => {
		const header = components.headers?.[name] as Header | undefined;
		if (!header) throw new Error(`the contract has no header ${name}`);
		return header.schema.examples[0];
	}) as [string, string];
	return (_request, response, next) => {
		response.setHeader("ratelimit-policy", policy);
		response.setHeader("ratelimit", standing);
		next();
	};
}

/** The header `RateLimit` of a 429: nothing is left until the seconds of `Retry-After` are over. */
export function usedUp(retryAfter: string): string {
	return `"default";r=0;t=${retryAfter}`;
}
