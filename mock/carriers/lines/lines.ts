import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { CLIENT } from "./access-token.ts";
import type { Dialect } from "./manners.ts";
import { mannersOf } from "./manners.ts";

/** What a line wants to see before it answers. */
export type Authentication =
	| {
			readonly kind: "headers";
			/** Names and values; any value that is not empty is good. */
			readonly headers: Readonly<Record<string, string>>;
	  }
	| {
			/** OAuth2 client credentials; the token goes into `Authorization: Bearer`. */
			readonly kind: "oauth2";
			readonly tokenUrl: string;
			readonly clientId: string;
			readonly clientSecret: string;
	  };

/** How a line of the simulated world is asked. */
export interface SimulatedLine {
	readonly scac: string;
	/** `{url}/{scac}` */
	readonly baseUrl: string;
	readonly dialect: Dialect;
	/** Where its events are behind the base address: `/v2/events`. */
	readonly eventsPath: string;
	readonly authentication: Authentication;
}

/** Where the events of each dialect are. */
export const EVENTS_PATHS: Readonly<Record<Dialect, string>> = {
	"2.2": "/v2/events",
	"3.0-beta1": "/v3/events",
	"3.0": "/events",
};

/** Where a line hands out tokens, behind its base address. */
export const TOKEN_PATH = "/oauth/token";

/** The headers that lines with keys want to see. */
export const KEY_HEADERS = {
	key: ["Consumer-Key"],
	"two keys": ["X-IBM-Client-Id", "X-IBM-Client-Secret"],
	oauth2: [],
} as const;

/** All lines of a world that listens at an address. */
export function linesAt(url: string): readonly SimulatedLine[] {
	return SHIPPING_LINES.map(({ scac }) => {
		const { dialect } = mannersOf(scac);
		const baseUrl = `${url}/${scac}`;
		return {
			...{ scac, baseUrl, dialect },
			eventsPath: EVENTS_PATHS[dialect],
			authentication: authenticationOf(scac, baseUrl),
		};
	});
}

function authenticationOf(scac: string, baseUrl: string): Authentication {
	const { authentication } = mannersOf(scac);
	if (authentication === "oauth2") {
		return { kind: "oauth2", tokenUrl: baseUrl + TOKEN_PATH, ...CLIENT };
	}
	const names = KEY_HEADERS[authentication];
	const headers = names.map((name) => [name, "simulated"]);
	return { kind: "headers", headers: Object.fromEntries(headers) };
}
