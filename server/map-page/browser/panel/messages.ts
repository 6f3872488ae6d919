import type { Answer } from "../shared/api.ts";

/** The text that the page shows instead of a map. */
export interface Message {
	readonly title: string;
	readonly text: string;
}

export const NO_CONTAINER_ID: Message = {
	title: "This is not the id of a container",
	text: "The address of a map ends with the id of a container, as the API lists it under /v2/containers.",
};

export const NOT_A_KEY: Message = {
	title: "This cannot be an API key",
	text: "A key is one word of letters, digits and signs, and begins with lf_.",
};

export const NO_ROUTE: Message = {
	title: "No route yet",
	text: "The shipping line has not named the ports of the voyage. The map appears here as soon as it does.",
};

const BY_STATUS: Readonly<Record<number, Message>> = {
	0: {
		title: "The server does not answer",
		text: "This page tries again by itself.",
	},
	401: {
		title: "This key is not valid",
		text: "It may have been mistyped or revoked. Enter another one.",
	},
	403: {
		title: "This account has no maps",
		text: "Routing data is a paid feature, and it is not enabled for the account of this key. Whoever runs this server can enable it.",
	},
	404: {
		title: "No such container",
		text: "The account of this key has no container with this id. Perhaps it belongs to another account.",
	},
};

/** Explains a failure to the reader, and what to do. */
export function messageOf({ status, retryAfterSeconds }: Answer): Message {
	if (status === 429) {
		const wait =
			retryAfterSeconds === undefined
				? "soon"
				: `in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}`;
		return {
			title: "Too many requests",
			text: `The account has used up its requests for the moment. This page tries again ${wait}.`,
		};
	}
	return (
		BY_STATUS[status] ?? {
			title: "The server has failed",
			text: `It answered with status ${status}. This page tries again by itself.`,
		}
	);
}
