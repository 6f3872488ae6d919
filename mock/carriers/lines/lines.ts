import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";
import { CLIENT } from "./access-token.ts";
import type { Dialect } from "./line-conventions.ts";
import { conventionsOf } from "./line-conventions.ts";

/** How a client authenticates to a line. */
export type Authentication =
	| {
			readonly kind: "headers";
			/** Names and values; any non-empty value is accepted. */
			readonly headers: Readonly<Record<string, string>>;
	  }
	| {
			/** OAuth2 client credentials; the token goes into `Authorization: Bearer`. */
			readonly kind: "oauth2";
			readonly tokenUrl: string;
			readonly clientId: string;
			readonly clientSecret: string;
	  };

/** How to send requests to a simulated line. */
export interface SimulatedLine {
	readonly scac: string;
	/** `{url}/{scac}` */
	readonly baseUrl: string;
	readonly dialect: Dialect;
	/** Path of its events after the base URL: `/v2/events`. */
	readonly eventsPath: string;
	readonly authentication: Authentication;
}

/** The events path of each dialect. */
export const EVENTS_PATHS: Readonly<Record<Dialect, string>> = {
	"2.2": "/v2/events",
	"3.0-beta1": "/v3/events",
	"3.0": "/events",
};

/** Path of the token endpoint after a line's base URL. */
export const TOKEN_PATH = "/oauth/token";

/** The key headers that each kind of authentication requires. */
export const KEY_HEADERS = {
	key: ["Consumer-Key"],
	"two keys": ["X-IBM-Client-Id", "X-IBM-Client-Secret"],
	oauth2: [],
} as const;

/** All lines of a world that listens at a URL. */
export function linesAt(url: string): readonly SimulatedLine[] {
	return SHIPPING_LINES.map(({ scac }) => {
		const { dialect } = conventionsOf(scac);
		const baseUrl = `${url}/${scac}`;
		return {
			...{ scac, baseUrl, dialect },
			eventsPath: EVENTS_PATHS[dialect],
			authentication: authenticationOf(scac, baseUrl),
		};
	});
}

function authenticationOf(scac: string, baseUrl: string): Authentication {
	const { authentication } = conventionsOf(scac);
	if (authentication === "oauth2") {
		return { kind: "oauth2", tokenUrl: baseUrl + TOKEN_PATH, ...CLIENT };
	}
	const names = KEY_HEADERS[authentication];
	const headers = names.map((name) => [name, "simulated"]);
	return { kind: "headers", headers: Object.fromEntries(headers) };
}
