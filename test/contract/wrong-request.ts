import type { Tenant } from "../support/installation/test-landfall.ts";

/** Headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** A request that is refused. */
export interface Wrong {
	/** The first account of the installation without lines when absent. */
	readonly tenant?: Tenant;
	readonly path: string;
	readonly method?: string;
	readonly body?: unknown;
	readonly headers?: Headers;
}
