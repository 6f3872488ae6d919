import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

// A shipping line that is written from the text of DCSA Track & Trace 2.2 alone. It shares nothing with the simulated
// world, so that the adapter and the world cannot misread the standard in the same way.

/** An event in the line's records. */
interface FiledEvent {
	readonly documents: readonly string[];
	readonly body: Readonly<Record<string, unknown>>;
}

/** A line that answers `GET /v2/events` to every client with a token. */
export interface IndependentCarrier {
	readonly url: string;
	readonly clientId: string;
	readonly clientSecret: string;
	/** The number of pages refused because their token had expired. */
	refusals(): number;
	/** The number of answered pages. */
	pages(): number;
	close(): Promise<void>;
}

const PAGE_SIZE = 4;
/** The number of pages for which a token of this line is valid. */
const PAGES_PER_TOKEN = 2;

const DAY_MS = 86_400_000;

/** Local time at the place with its offset, as the standard requires. */
function localTime(daysFromNow: number, offsetHours: number): string {
	const atMs = Date.now() + daysFromNow * DAY_MS + offsetHours * 3_600_000;
	const sign = offsetHours < 0 ? "-" : "+";
	const hours = String(Math.abs(offsetHours)).padStart(2, "0");
	return `${new Date(atMs).toISOString().slice(0, 19)}${sign}${hours}:00`;
}

const BUSAN = { UNLocationCode: "KRPUS", offsetHours: 9 };
const OAKLAND = { UNLocationCode: "USOAK", offsetHours: -8 };

/** The line's events about one bill with two containers, in the order of recording. */
function fileOf(
	bill: string,
	booking: string,
	containers: readonly string[],
): FiledEvent[] {
	const events: FiledEvent[] = [];
	const file = (
		classifier: "PLN" | "EST" | "ACT",
		day: number,
		{ UNLocationCode, offsetHours }: typeof BUSAN,
		mode: "VESSEL" | "TRUCK",
		said: Readonly<Record<string, unknown>>,
	) => {
		const recordedDay = classifier === "ACT" ? day : -30;
		const vessel = {
			vesselIMONumber: "9785770",
			vesselName: "HYUNDAI PRIDE",
		};
		events.push({
			documents: [bill, booking, String(said.equipmentReference ?? "")],
			body: {
				eventID: randomBytes(8).toString("hex"),
				eventClassifierCode: classifier,
				eventDateTime: localTime(day, offsetHours),
				eventCreatedDateTime: localTime(recordedDay, 0),
				documentReferences: [
					{ documentReferenceType: "TRD", documentReferenceValue: bill },
					{ documentReferenceType: "BKG", documentReferenceValue: booking },
				],
				transportCall: {
					transportCallID: `${UNLocationCode}-${mode}`,
					UNLocationCode,
					modeOfTransport: mode,
					...(mode === "VESSEL" && {
						exportVoyageNumber: "0105E",
						importVoyageNumber: "0105E",
						vessel,
					}),
				},
				...said,
			},
		});
	};
	const box = (code: string, equipmentReference: string, filling: string) => ({
		eventType: "EQUIPMENT",
		equipmentEventTypeCode: code,
		equipmentReference,
		ISOEquipmentCode: "45G1",
		emptyIndicatorCode: filling,
	});
	const ship = (code: string) => ({
		eventType: "TRANSPORT",
		transportEventTypeCode: code,
	});
	for (const container of containers) {
		file("ACT", -25, BUSAN, "TRUCK", box("GTOT", container, "EMPTY"));
		file("ACT", -22, BUSAN, "TRUCK", box("GTIN", container, "LADEN"));
		file("ACT", -20, BUSAN, "VESSEL", box("LOAD", container, "LADEN"));
	}
	file("PLN", -19.5, BUSAN, "VESSEL", ship("DEPA"));
	file("ACT", -19, BUSAN, "VESSEL", ship("DEPA"));
	file("EST", -7, OAKLAND, "VESSEL", ship("ARRI"));
	file("ACT", -6, OAKLAND, "VESSEL", ship("ARRI"));
	for (const container of containers)
		file("ACT", -5, OAKLAND, "VESSEL", box("DISC", container, "LADEN"));
	const [first = ""] = containers;
	file("ACT", -3, OAKLAND, "TRUCK", box("GTOT", first, "LADEN"));
	return events;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
	response.statusCode = status;
	response.setHeader("Content-Type", "application/json; charset=utf-8");
	response.setHeader("API-Version", "2.2.0");
	response.end(JSON.stringify(body));
}

/** The access tokens of the line: OAuth2 client credentials with HTTP Basic (RFC 6749, 2.3.1). */
function tokenDesk(clientId: string, clientSecret: string) {
	const pagesLeft = new Map<string, number>();
	const wanted = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
	let refusals = 0;
	return {
		refusals: () => refusals,
		async give(request: IncomingMessage, response: ServerResponse) {
			let form = "";
			for await (const chunk of request) form += chunk;
			const isGranted =
				request.method === "POST" &&
				request.headers.authorization === wanted &&
				new URLSearchParams(form).get("grant_type") === "client_credentials";
			if (!isGranted) return reply(response, 401, { error: "invalid_client" });
			const access_token = randomBytes(16).toString("base64url");
			pagesLeft.set(access_token, PAGES_PER_TOKEN);
			reply(response, 200, {
				access_token,
				token_type: "Bearer",
				expires_in: 3_599,
			});
		},
		opens(request: IncomingMessage): boolean {
			const token =
				request.headers.authorization?.slice("Bearer ".length) ?? "";
			const left = pagesLeft.get(token) ?? 0;
			if (left === 0) refusals += 1;
			else pagesLeft.set(token, left - 1);
			return left > 0;
		},
	};
}

/** Starts the line, which knows one bill, its booking and its two containers. */
export async function startIndependentCarrier(
	bill: string,
	booking: string,
	containers: readonly string[],
): Promise<IndependentCarrier> {
	const clientId = "landfall";
	const clientSecret = randomBytes(12).toString("hex");
	const desk = tokenDesk(clientId, clientSecret);
	const file = fileOf(bill, booking, containers);
	let pages = 0;

	function events(url: URL, response: ServerResponse): void {
		const number =
			url.searchParams.get("transportDocumentReference") ??
			url.searchParams.get("carrierBookingReference") ??
			url.searchParams.get("equipmentReference");
		if (number === null) {
			reply(response, 400, { message: "no filter" });
			return;
		}
		const found = file.filter(({ documents }) => documents.includes(number));
		const start = Number(atob(url.searchParams.get("cursor") ?? "") || "0");
		if (start + PAGE_SIZE < found.length)
			response.setHeader("Next-Page", btoa(String(start + PAGE_SIZE)));
		response.setHeader("Current-Page", btoa(String(start)));
		pages += 1;
		const page = found.slice(start, start + PAGE_SIZE);
		reply(
			response,
			200,
			page.map(({ body }) => body),
		);
	}

	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "", "http://line");
		if (url.pathname === "/oauth/token") void desk.give(request, response);
		else if (url.pathname !== "/tnt/v2/events") reply(response, 404, {});
		else if (!desk.opens(request)) reply(response, 401, {});
		else events(url, response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		clientId,
		clientSecret,
		refusals: desk.refusals,
		pages: () => pages,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
