import { expect, it } from "vitest";
import { terminalsAt } from "../../../../mock/carriers/terminals/facilities.ts";
import { simulatedTerminals } from "../../../../server/sources/terminals/simulated-terminals.ts";
import { terminalRegistry } from "../../../../server/sources/terminals/terminal-registry.ts";
import { testHttp } from "../../../sources/carriers/carrier-peer.ts";
import {
	NO_SIGNAL,
	PIER_400,
} from "../../../sources/terminals/terminal-peer.ts";
import { openForFile } from "../../../support/open-for-file.ts";
import { startTestWorld } from "../ask-world.ts";

const world = await openForFile(startTestWorld);

function setFaults(whose: string, rates: object) {
	const body = JSON.stringify(rates);
	return fetch(`${world.url}/faults/${whose}`, { method: "PUT", body });
}

it.each<[string, object, string | undefined]>([
	["terminals", { html: 1 }, "unrecognized"],
	["terminals", { truncated: 1 }, "unrecognized"],
	["terminals", { server_error: 1 }, "transient"],
	["terminals", {}, undefined],
	["*", { too_many_requests: 1 }, "transient"],
	["*", {}, undefined],
])("faults of %s affect the terminals: %o", async (whose, rates, reason) => {
	expect((await setFaults(whose, rates)).status).toBe(200);
	const terminals = terminalRegistry(
		simulatedTerminals(
			{ url: world.url, terminals: terminalsAt(world.url) },
			{ http: testHttp(), now: () => new Date(world.clock) },
		),
	);
	const inquiry = { containerNumber: "MSCU6639870", billOfLadingNumber: null };
	const answers = terminals
		.find(PIER_400)
		?.lookUp(PIER_400, [inquiry], NO_SIGNAL)
		.then(
			([answer]) => answer?.outcome,
			(error: { reason: string }) => error.reason,
		);
	expect(await answers).toBe(reason ?? "not_found");
});

it("faults of an unknown source cannot be set", async () => {
	expect((await setFaults("railways", {})).status).toBe(404);
});
