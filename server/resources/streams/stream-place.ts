import { ApiError } from "../../http/replies/api-error.ts";

function badPlace(code: "invalid" | "forgotten", detail: string): ApiError {
	const source = { header: "last-event-id" };
	return new ApiError(400, { code, detail, source });
}

/** The error for a `Last-Event-ID` that is not from a stream of the account. */
export function unknownPlace(): ApiError {
	return badPlace(
		"invalid",
		"Last-Event-ID is of no stream of this account: send the last id that came, or none to begin now",
	);
}

/** The error for a `Last-Event-ID` after which records are deleted. */
export function forgottenPlace(): ApiError {
	return badPlace(
		"forgotten",
		"some records after Last-Event-ID are no longer kept: begin without it, and read the lists for what was missed",
	);
}

/** An instant in whole seconds since 1970; 0 when there is none. */
export function secondsOf(instant: string | undefined): number {
	return instant === undefined ? 0 : Math.floor(Date.parse(instant) / 1_000);
}
