import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Adds what a later version may add: a member to every object, values to enumerations, and names of events. */
function later(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(later);
	if (node === null || typeof node !== "object") return node;
	const entries = Object.entries(node).map(([name, value]) => [
		name,
		NEW_VALUES.get(name) ?? later(value),
	]);
	return { ...Object.fromEntries(entries), added_later: "new" };
}

const NEW_VALUES = new Map<string, unknown>([
	["current_status", "on_airship"],
	["event", "container.transport.teleported"],
	["status", "being_considered"],
	["equipment_type", "foldable"],
	["facility_type", "airfield"],
]);

/** Starts a proxy that answers with the replies of a later version. Close it with the returned function. */
export async function laterVersion(
	origin: string,
): Promise<{ origin: string; close(): void }> {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { authorization = "", "content-type": type = "" } = request.headers;
		const reply = await fetch(origin + request.url, {
			method: request.method ?? "GET",
			headers: { authorization, ...(type !== "" && { "content-type": type }) },
			...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
			signal: AbortSignal.timeout(30_000),
		});
		const document = (await reply.json()) as unknown;
		response.statusCode = reply.status;
		response.setHeader("content-type", reply.headers.get("content-type") ?? "");
		response.end(JSON.stringify(later(document)));
	});
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () => server.close().closeAllConnections(),
	};
}
