import type { AnyRecord, Ask } from "../tenants/api.ts";

/** Ids of records by type; the record with the most related records comes first. */
export type KnownRecords = ReadonlyMap<string, readonly string[]>;

const LISTS = [
	"/shipments?page[size]=100&include=containers,port_of_lading,pod_terminal.port,destination",
	"/containers?page[size]=100&include=transport_events.vessel,transport_events.location,transport_events.terminal",
	"/tracking_requests?page[size]=100",
	"/webhooks?page[size]=100",
	"/webhook_notifications?page[size]=100",
	"/shipping_lines",
];

/** Reads the ids of an account's records from its lists. The ids in `first` come before all others of their type. */
export async function knownRecords(
	ask: Ask,
	first: Readonly<Record<string, readonly string[]>>,
): Promise<KnownRecords> {
	const found = new Map<string, Set<string>>(
		Object.entries(first).map(([type, ids]) => [type, new Set(ids)]),
	);
	for (const path of LISTS) {
		// Asks for a smaller page where the list refuses to embed so many records.
		for (let size = 100; size >= 1; size = Math.floor(size / 5)) {
			const target = path.replace("size]=100", `size]=${size}`);
			const { status, text } = await ask("GET", target);
			if (status !== 200) continue;
			const { data, included = [] } = JSON.parse(text) as {
				readonly data: readonly AnyRecord[];
				readonly included?: readonly AnyRecord[];
			};
			for (const { type, id } of [...data, ...included]) {
				found.set(type, (found.get(type) ?? new Set()).add(id));
			}
			break;
		}
	}
	return new Map([...found].map(([type, ids]) => [type, [...ids]]));
}

/** A path with the id of the nth known record, or the id of the contract's example. */
export function fillPath(
	path: string,
	records: KnownRecords,
	nth: number,
	example: string,
): { readonly path: string; readonly id: string } {
	const [, plural = ""] = path.split("/");
	const ids = records.get(plural.replace(/s$/, "")) ?? [];
	const id = ids[nth % ids.length] ?? example.split("/")[2] ?? "";
	return { path: path.replace("{id}", id), id };
}
