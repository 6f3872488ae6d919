import type { NumberKind } from "../carriers/basics/numbers.ts";

/** What really happened to a shipment, as the world tells it; attributes have the names of the interface. */
export interface Truth {
	/** What becomes of a request for the number; null when a shipment does. */
	readonly failedReason: string | null;
	readonly shipment: Readonly<Record<string, unknown>> | null;
	readonly containers: readonly {
		readonly number: string;
		readonly attributes: Readonly<Record<string, unknown>>;
	}[];
}

const LIMIT_MS = 30_000;

/** Asks the world for the truth about a number. */
export async function askTruth(
	worldUrl: string,
	scac: string,
	number: string,
	kind: NumberKind,
): Promise<Truth> {
	const reply = await fetch(
		`${worldUrl}/truth/${scac}/${number}?kind=${kind}`,
		{
			signal: AbortSignal.timeout(LIMIT_MS),
		},
	);
	if (!reply.ok) throw new Error(`the world has no truth about ${number}`);
	return (await reply.json()) as Truth;
}
