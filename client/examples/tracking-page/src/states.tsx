import type { ErrorDocument } from "@landfall/client";
import type { ReactNode } from "react";
import { type Failure, secondsToWait, statusOf } from "./landfall.ts";

/** An error text for people, by status, because the API's own texts are for programmers. */
function headlineOf(status: number | undefined): string {
	if (status === undefined) return "Landfall cannot be reached";
	if (status === 401) return "The key of this page is not valid";
	if (status === 403) return "This account does not have that";
	if (status === 404) return "There is no such container";
	if (status === 429) return "There were too many requests";
	if (status >= 500) return "Landfall has a problem";
	return "The request was refused";
}

function adviceOf(failure: Failure, status: number | undefined): string {
	if (status === undefined) return "Check your connection, or try again later.";
	if (status === 401) return "Ask whoever runs this page.";
	if (status === 429) return "Wait a minute before you try again.";
	if (status >= 500) return "Try again in a few minutes.";
	const [problem] = (failure as ErrorDocument).errors;
	return problem?.detail ?? "";
}

/** Shows an error, with a button to try again where that can help. */
function Problem({
	failure,
	retry,
}: {
	readonly failure: Failure;
	readonly retry: () => void;
}) {
	const status = statusOf(failure);
	const isFinal = status === 401 || status === 403 || status === 404;
	const id = "meta" in failure ? failure.meta?.request_id : undefined;
	return (
		<div className="notice problem" role="alert">
			<h2>{headlineOf(status)}</h2>
			<p>{adviceOf(failure, status)}</p>
			{!isFinal && (
				<button type="button" onClick={retry}>
					Try again
				</button>
			)}
			{id && <p className="id">Request {id}</p>}
		</div>
	);
}

/** Shows that something is loading, or is waiting after too many requests. */
function Loading({
	what,
	reason,
}: {
	readonly what: string;
	readonly reason: Failure | null;
}) {
	const isWaiting = reason !== null && statusOf(reason) === 429;
	return (
		<div className="notice" role="status">
			<span className="pulse" aria-hidden="true" />
			{isWaiting
				? `There were too many requests. ${what} follows in ${secondsToWait()} seconds.`
				: `${what} is loading.`}
		</div>
	);
}

/** The parts of a query that determine its state. */
interface QueryState<Data> {
	readonly data: Data | undefined;
	readonly error: unknown;
	readonly failureReason: unknown;
	refetch(): unknown;
}

/** Shows the data of a query once it has arrived, and its state until then. */
export function Shown<Data>({
	query,
	what,
	children,
}: {
	readonly query: QueryState<Data>;
	readonly what: string;
	readonly children: (data: Data) => ReactNode;
}) {
	const { data, error, failureReason } = query;
	if (data !== undefined) return children(data);
	if (error)
		return (
			<Problem failure={error as Failure} retry={() => void query.refetch()} />
		);
	return <Loading what={what} reason={failureReason as Failure | null} />;
}
