import {
	lineByScac,
	type NumberKind,
} from "../../../mock/carriers/basics/numbers.ts";
import type { SimulatedLine } from "../../../mock/carriers/lines/lines.ts";
import type { CarrierEvent } from "../../../mock/carriers/messages/carrier-event.ts";
import {
	type SimulatedWorldOptions,
	startSimulatedWorld,
} from "../../../mock/carriers/simulated-world.ts";

/** The moment at which the tests' worlds start. */
export const START_AT = Date.parse("2026-11-21T12:00:00Z");
export const DAY_MS = 24 * 60 * 60 * 1000;

/** An answer of a line. */
interface LineAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
	/** The body, when it is a list of events of 2.2. */
	readonly events: readonly CarrierEvent[];
}

const FILTERS = {
	bill: "transportDocumentReference",
	booking: "carrierBookingReference",
	container: "equipmentReference",
} as const;

/** A running world with a clock that the test sets. */
export interface TestWorld {
	readonly url: string;
	/** Milliseconds. */
	clock: number;
	readonly lines: readonly SimulatedLine[];
	/** Sends a request to `{url}{path}` with the headers that the line requires. */
	get(path: string, init?: RequestInit): Promise<LineAnswer>;
	/** Asks a line for one number in its own dialect. */
	ask(scac: string, kind: NumberKind, number: string): Promise<LineAnswer>;
	close(): Promise<void>;
}

/** Starts a world whose clock shows {@link START_AT}. */
export async function startTestWorld(
	options: Partial<SimulatedWorldOptions> = {},
): Promise<TestWorld> {
	const { url, lines, close } = await startSimulatedWorld({
		now: () => new Date(world.clock),
		...options,
	});
	const credentials = new Map<string, Record<string, string>>();
	async function headersFor(scac: string | undefined) {
		const line = lines.find((one) => one.scac === scac);
		const known = credentials.get(line?.scac ?? "");
		if (known !== undefined) return known;
		const headers = await credentialsFor(line?.authentication);
		credentials.set(line?.scac ?? "", headers);
		return headers;
	}
	const world: TestWorld = {
		...{ url, lines, close },
		clock: START_AT,
		async get(path, init = {}) {
			const scac = lineByScac(path.split("/")[1] ?? "")?.scac;
			const headers = await headersFor(scac);
			return fetchAnswer(new URL(path, url), { headers, ...init });
		},
		ask(scac, kind, number) {
			const line = lines.find((one) => one.scac === lineByScac(scac)?.scac);
			const filter =
				line?.dialect === "3.0-beta1" && kind !== "container"
					? `documentTypeCodes=${kind === "bill" ? "TRD" : "BKG"}&documentReference`
					: FILTERS[kind];
			return world.get(
				`/${scac}${line?.eventsPath}?limit=9999&${filter}=${number}`,
			);
		},
	};
	return world;
}

/** The headers that a line requires: keys, or a requested token. */
async function credentialsFor(
	authentication: SimulatedLine["authentication"] | undefined,
): Promise<Record<string, string>> {
	if (authentication?.kind !== "oauth2") {
		return { ...(authentication?.headers ?? { "Consumer-Key": "test" }) };
	}
	const { tokenUrl, clientId, clientSecret } = authentication;
	const response = await fetch(tokenUrl, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "client_credentials",
			client_id: clientId,
			client_secret: clientSecret,
		}),
	});
	const { access_token: token } = (await response.json()) as {
		access_token: string;
	};
	return { Authorization: `Bearer ${token}` };
}

async function fetchAnswer(url: URL, init: RequestInit): Promise<LineAnswer> {
	const response = await fetch(url, init);
	const text = await response.text();
	const body: unknown = text === "" ? undefined : JSON.parse(text);
	const events = Array.isArray(body) ? (body as CarrierEvent[]) : [];
	return { status: response.status, headers: response.headers, body, events };
}
