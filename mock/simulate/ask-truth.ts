import type { NumberKind } from "../carriers/basics/numbers.ts";

/** What actually happened to a shipment in the world, under Landfall's attribute names. */
export interface Truth {
	/** Whether the journey has ended and the line has published its last report. */
	readonly isOver: boolean;
	/** Why a request for the number fails; null when it gives a shipment. */
	readonly failedReason: string | null;
	readonly shipment: Readonly<Record<string, unknown>> | null;
	readonly containers: readonly {
		readonly number: string;
		readonly attributes: Readonly<Record<string, unknown>>;
	}[];
}

const LIMIT_MS = 30_000;

/** Requests the truth about a number from the world. */
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
