import { createLandfallClient, type ErrorDocument } from "@landfall/client";
import { QueryClient } from "@tanstack/react-query";
import createQueries from "openapi-react-query";

/** Why a request has no answer to show. */
export type Failure = ErrorDocument | Error;

const MAX_RETRIES = 3;
const USUAL_WAIT_SECONDS = 5;

/** Seconds to wait, from the last 429. */
let waitSeconds = USUAL_WAIT_SECONDS;

/** A reply that does not come from Landfall, such as a proxy's when the server is down. */
class ForeignReply extends Error {}

const landfall = createLandfallClient({
	baseUrl: "/v2",
	// The proxy sends the real one.
	apiKey: "of-the-proxy",
	// The page shows that it waits, so it repeats requests itself.
	maxRetries: 0,
});

landfall.raw.use({
	onResponse({ response }) {
		const { status, headers, ok } = response;
		if (status === 429)
			waitSeconds = Number(headers.get("retry-after")) || USUAL_WAIT_SECONDS;
		if (!ok && !headers.get("content-type")?.includes("json"))
			throw new ForeignReply(`The reply has the status ${status}.`);
	},
});

/** React hooks for the reads of the API, typed by the contract. */
export const api = createQueries(landfall.raw);

/** The HTTP status of a failure; undefined when Landfall has not answered. */
export function statusOf(failure: Failure): number | undefined {
	return "errors" in failure ? Number(failure.errors[0]?.status) : undefined;
}

/** Seconds until a refused request is repeated. */
export const secondsToWait = () => waitSeconds;

export const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 60_000,
			refetchOnWindowFocus: false,
			retry: (count, failure) =>
				statusOf(failure as Failure) === 429 && count < MAX_RETRIES,
			retryDelay: () => waitSeconds * 1_000,
		},
	},
});
