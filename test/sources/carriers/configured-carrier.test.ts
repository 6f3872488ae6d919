import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { openSources } from "../../../server/open-sources.ts";
import { readConfig } from "../../../server/settings/config.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { eventually } from "../../support/time/eventually.ts";
import { startIndependentCarrier } from "./independent-carrier.ts";

const BILL = "HDMUPUSA12345600";
const BOOKING = "PUSA12345600";
const CONTAINERS = ["CSQU3054383", "MSKU1234565"];

const folder = await openForFile(temporaryFolder);
const carriersFile = join(folder.path, "carriers.yaml");
/** The whole log. */
const logged: string[] = [];
const log = pino({ level: "trace" }, { write: (text) => logged.push(text) });

/** The operator's entry for this line. */
const settings = () => `
carriers:
  - scac: HDMU
    dialect: dcsa-2.2
    baseUrl: ${line.url}/tnt
    authentication:
      type: oauth2-client-credentials
      tokenUrl: ${line.url}/oauth/token
      clientId: ${line.clientId}
      clientSecret: $\{LINE_SECRET}
      credentialsIn: basic
    stripPrefixes: [HDMU]
    rate: { perSecond: 100, perDay: 1000 }
`;

const env = () => ({
	CARRIERS_FILE: carriersFile,
	LINE_SECRET: line.clientSecret,
});

const database = await openForFile(openMigrated, "file::memory:");

/** Opens the sources that an environment names, as the start of a server does. */
async function open(variables: Readonly<Record<string, string>>) {
	const noWorld = () => Promise.reject(new Error("no world is wanted"));
	return openSources(readConfig(variables), database, log, noWorld);
}

const line = await openForFile(
	startIndependentCarrier,
	"PUSA12345600",
	BOOKING,
	CONTAINERS,
);
writeFileSync(carriersFile, settings());
const sources = await openForFile(open, env());
const { carriers, terminals } = sources;
const landfall = await openForFile(startTestLandfall, {
	carriers,
	terminals,
	log,
});

describe("a carrier configured in CARRIERS_FILE against a second, independent line of DCSA 2.2 with OAuth2 and pages", () => {
	test("is tracked end to end: shipment, containers and their events", async () => {
		const { client } = landfall;
		const wanted = { request_number: BILL, scac: "HDMU" };
		const { data } = await client.createTrackingRequest(
			trackingRequestBody(wanted),
		);
		const request = await eventually(
			"the number is tracked",
			async () => {
				const document = await client.getTrackingRequest(data.id);
				return document.data.attributes.status !== "pending" && document.data;
			},
			60_000,
		);
		expect(request.attributes).toMatchObject({
			status: "created",
			failed_reason: null,
		});

		const shipmentId = request.relationships.tracked_object.data?.id ?? "";
		const shipment = await client.getShipment(shipmentId, {
			include: "containers",
		});
		expect(shipment.data.attributes).toMatchObject({
			bill_of_lading_number: BOOKING,
			normalized_number: BOOKING,
			shipping_line_scac: "HDMU",
			port_of_lading_locode: "KRPUS",
			port_of_lading_name: "Busan",
			port_of_discharge_locode: "USOAK",
			pod_vessel_name: "HYUNDAI PRIDE",
			pod_vessel_imo: "9785770",
			pod_voyage_number: "0105E",
			pod_timezone: "America/Los_Angeles",
		});
		const { pol_atd_at, pod_ata_at } = shipment.data.attributes;
		const days = (at: string | null) =>
			Math.round((Date.now() - Date.parse(at ?? "")) / 86_400_000);
		expect([days(pol_atd_at), days(pod_ata_at)]).toEqual([19, 6]);

		const statuses: Record<string, unknown> = {};
		for await (const { attributes } of client.listContainers()) {
			statuses[attributes.number] = [
				attributes.current_status,
				days(attributes.pod_discharged_at),
				attributes.equipment_height,
			];
		}
		expect(statuses).toEqual({
			CSQU3054383: ["picked_up", 5, "high_cube"],
			MSKU1234565: ["grounded", 5, "high_cube"],
		});

		// Thirteen events in pages of four; each token opens two pages.
		expect(line.pages()).toBe(4);
		expect(line.refusals()).toBe(1);
	});

	test("is queried without a secret in the log", () => {
		expect(logged.length).toBeGreaterThan(0);
		expect(logged.join("")).not.toContain(line.clientSecret);
	});

	test("needs its secret: without it the start stops, and the error names the place in the file", async () => {
		const { LINE_SECRET: _, ...others } = env();
		await expect(open(others)).rejects.toThrow(
			`${carriersFile}: /carriers/0/authentication/clientSecret (line 10) refers to LINE_SECRET, which the environment does not have`,
		);
	});
});
