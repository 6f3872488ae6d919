import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Returns the addresses of a name, IPv4 and IPv6; undefined leaves its queries unanswered. */
export type Answer = (name: string) => readonly string[] | undefined;

/** A DNS server on loopback. */
export interface NameServer {
	/** As `Resolver.setServers` takes it. */
	readonly address: string;
	/** All queries in order, such as `A erp.test`. */
	readonly queried: string[];
	close(): Promise<void>;
}

const TYPES: Readonly<Record<number, string>> = { 1: "A", 28: "AAAA" };
const NAME_ERROR = 3;

/** Reads the question of a query (RFC 1035 4.1.2): name, type and end. */
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

/** A record that refers to the name of the question (RFC 1035 4.1.4), with a TTL of 0. */
function record(address: string): Buffer {
	const data = Buffer.from(ipaddr.parse(address).toByteArray());
	const head = Buffer.alloc(12);
	head.writeUInt16BE(0xc00c, 0);
	head.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
	head.writeUInt16BE(1, 4);
	head.writeUInt16BE(data.length, 10);
	return Buffer.concat([head, data]);
}

/** Starts a name server that calls `answer` for each query. A name without addresses does not exist. */
export async function startNameServer(answer: Answer): Promise<NameServer> {
	const socket = createSocket("udp4");
	const queried: string[] = [];
	socket.on("message", (query, { address, port }) => {
		const { name, type, end } = readQuestion(query);
		queried.push(`${type} ${name}`);
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
		queried,
		async close() {
			socket.close();
			await once(socket, "close");
		},
	};
}
