import { describe, expect, test } from "vitest";
import { CMA_CGM } from "./cma-cgm.ts";
import { COSCO } from "./cosco.ts";
import { EVERGREEN } from "./evergreen.ts";
import { HAPAG_LLOYD } from "./hapag-lloyd.ts";
import { HMM } from "./hmm.ts";
import { MAERSK } from "./maersk.ts";
import { MSC } from "./msc.ts";
import { ONE } from "./one.ts";
import { journeyIn } from "./real-life-journey.ts";
import { summarizeContainer, summarizeShipment } from "./summary.ts";
import { YANG_MING } from "./yang-ming.ts";
import { ZIM } from "./zim.ts";

describe.each([
	["MSC", MSC],
	["Maersk", MAERSK],
	["Hapag-Lloyd", HAPAG_LLOYD],
	["CMA CGM", CMA_CGM],
	["ONE", ONE],
	["Evergreen", EVERGREEN],
	["ZIM", ZIM],
	["HMM", HMM],
	["COSCO", COSCO],
	["Yang Ming", YANG_MING],
] as const)("%s gives the journey that a reader would see:", (_, messages) => {
	test.each(messages.map((message) => [message.title, message] as const))(
		"%s",
		async (_, message) => {
			const { shipment, containers } = await journeyIn(message);
			expect({
				shipment: summarizeShipment(shipment),
				containers: containers.map(summarizeContainer),
			}).toEqual({
				shipment: message.shipment,
				containers: message.containers,
			});
		},
	);
});
