import { expect, onTestFinished, test } from "vitest";
import { openFeedSocket } from "../../../server/sources/vessels/feed/feed-socket.ts";
import { eventually } from "../../support/time/eventually.ts";
import { feedPeer, positionReport } from "./feed-peer.ts";

/** A message as a server sends it (RFC 6455 section 5.2). */
function frame(text: string): Buffer {
	const head = Buffer.from([0x81, 126, 0, 0]);
	head.writeUInt16BE(text.length, 2);
	return Buffer.concat([head, Buffer.from(text)]);
}

test("a flood of messages is handled in short turns of the event loop, and none is lost", async () => {
	const peer = await feedPeer();
	let heard = 0;
	let ofTurn = 0;
	let mostOfTurn = 0;
	const opened = Promise.withResolvers<void>();
	const socket = openFeedSocket(peer.url, 60_000, {
		opened: opened.resolve,
		received() {
			heard += 1;
			if (ofTurn === 0)
				setImmediate(() => {
					ofTurn = 0;
				});
			ofTurn += 1;
			mostOfTurn = Math.max(mostOfTurn, ofTurn);
		},
		closed() {},
	});
	onTestFinished(() => socket.close());
	await opened.promise;
	const message = frame(JSON.stringify(positionReport()));
	const count = Math.ceil(8_000_000 / message.length);
	// More than a connection keeps while its process is busy.
	const flood = Buffer.concat(Array<Buffer>(count).fill(message));
	peer.requests[0]?.socket.write(flood);
	await eventually("all messages are heard", () => heard === count);
	expect(mostOfTurn * message.length).toBeLessThan(300_000);
});
