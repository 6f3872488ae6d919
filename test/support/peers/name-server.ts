import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The addresses of a name, of both families; undefined: nobody ever answers for it. */
export type Answer = (name: string) => readonly string[] | undefined;

/** A DNS server on loopback. */
export interface NameServer {
	/** As `Resolver.setServers` takes it. */
	readonly address: string;
	/** Every question, such as `A erp.test`, in order. */
	readonly asked: string[];
	close(): Promise<void>;
}

const TYPES: Readonly<Record<number, string>> = { 1: "A", 28: "AAAA" };
const NAME_ERROR = 3;

/** Reads the one question of a query (RFC 1035 4.1.2): its name, its type, and where it ends. */
function readQuestion(query: Buffer) {
	const labels: string[] = [];
	let at = 12;
	for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
		labels.push(query.toString("latin1", at + 1, at + 1 + length));
		at += 1 + length;
	}
	return {
		name: labels.join("."),
		type: TYPES[query.readUInt16BE(at + 1)] ?? "?",
		end: at + 5,
	};
}

/** One record that points back to the name of the question (RFC 1035 4.1.4) and lives for no time. */
function record(address: string): Buffer {
	const data = Buffer.from(ipaddr.parse(address).toByteArray());
	const head = Buffer.alloc(12);
	head.writeUInt16BE(0xc00c, 0);
	head.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
	head.writeUInt16BE(1, 4);
	head.writeUInt16BE(data.length, 10);
	return Buffer.concat([head, data]);
}

/** Starts a name server that is asked for its answer anew with each question. A name without addresses does not exist. */
export async function startNameServer(answer: Answer): Promise<NameServer> {
	const socket = createSocket("udp4");
	const asked: string[] = [];
	socket.on("message", (query, { address, port }) => {
		const { name, type, end } = readQuestion(query);
		asked.push(`${type} ${name}`);
		const addresses = answer(name);
		if (!addresses) return;
		const records = addresses
			.filter((each) => type === (isIPv4(each) ? "A" : "AAAA"))
			.map(record);
		const reply = Buffer.concat([query.subarray(0, end), ...records]);
		reply.writeUInt16BE(0x8180 | (addresses.length === 0 ? NAME_ERROR : 0), 2);
		reply.writeUInt16BE(records.length, 6);
		reply.fill(0, 8, 12);
		socket.send(reply, port, address);
	});
	socket.bind(0, "127.0.0.1");
	await once(socket, "listening");
	return {
		address: `127.0.0.1:${socket.address().port}`,
		asked,
		async close() {
			socket.close();
			await once(socket, "close");
		},
	};
}
