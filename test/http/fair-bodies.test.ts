import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const LONG = JSON.stringify({ data: Array.from({ length: 20_000 }, () => []) });
const CROWD = 12;

async function connected(): Promise<Socket> {
	const { hostname, port } = new URL(landfall.url);
	const socket = connect(Number(port), hostname);
	await once(socket, "connect");
	return socket;
}

it("an account with many long bodies lets the long body of another account go before the rest", async () => {
	const other = await landfall.addTenant("other");
	// Both keys are remembered then, so that neither account has to wait for its key.
	for (const { key } of [landfall, other]) {
		const headers = { authorization: `Token ${key}` };
		await fetch(`${landfall.url}/v2/shipments`, { headers });
	}
	const sockets = await Promise.all(
		Array.from({ length: CROWD + 1 }, connected),
	);
	const order: string[] = [];
	const replies = sockets.map(async (socket, index) => {
		await once(socket, "readable");
		order.push(index === CROWD ? "other" : "crowd");
		socket.destroy();
	});
	for (const [index, socket] of sockets.entries()) {
		const { key } = index === CROWD ? other : landfall;
		socket.write(
			`POST /v2/tracking_requests/batch HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${key}\r\n` +
				`Content-Type: application/json\r\nContent-Length: ${LONG.length}\r\n\r\n${LONG}`,
		);
	}
	await Promise.all(replies);
	expect(order.indexOf("other")).toBeLessThan(CROWD / 2);
});
