import type { Outcome, Watch } from "../outcome.ts";
import { abuseReport } from "./abuse-report.ts";
import { ABUSES, type AbuseSizes } from "./abuses.ts";
import { measureAbuse } from "./measured-abuse.ts";

/** Sizes of the abuses, and the duration of measurements. */
export interface TenantsOptions extends AbuseSizes {
	/** The abuse that is tried; all of them when undefined. */
	readonly only?: string | undefined;
}

/**
 * One account abuses an installation while another one uses it as usual. The waits of the victim are compared with its waits without
 * the abuser, on the same data. Each row shows their median, 99th percentile, longest and number.
 */
export async function tenants(
	{ only, ...sizes }: TenantsOptions,
	watch: Watch,
): Promise<Outcome> {
	const figures: Record<string, string | number> = {};
	const problems: string[] = [];
	for (const abuse of ABUSES) {
		if (only !== undefined && abuse.name !== only) continue;
		const measured = await measureAbuse(abuse, sizes, watch);
		const outcome = abuseReport(abuse.name, measured);
		Object.assign(figures, outcome.figures);
		problems.push(...outcome.problems);
	}
	return { figures, problems };
}
