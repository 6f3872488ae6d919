import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import type { Receivers } from "../receivers/receivers.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Meter } from "../runtime/meter.ts";
import type { SeaRoutes } from "../sea/sea-route.ts";
import type { TrackingRules } from "../settings/tracking-rules/tracking-rules.ts";
import type { CarrierRegistry } from "../sources/carriers/carrier-registry.ts";
import type { PositionSource } from "../sources/contracts/position-source.ts";
import type { TerminalRegistry } from "../sources/contracts/terminal.ts";

/** How many records an account may have. */
export interface AccountLimits {
	readonly webhooks: number;
	readonly parties: number;
	readonly customFieldDefinitions: number;
	readonly customFields: number;
}

/** Dependencies of operations and jobs, created once at start by `main.ts` or a test. */
export interface Services {
	readonly database: Database;
	readonly clock: Clock;
	/** Whether a simulated world answers for the shipping lines; false when absent. */
	readonly isSimulated?: boolean | undefined;
	readonly log: Logger;
	/** The names of all kinds of job. */
	readonly jobKinds: readonly string[];
	/** Counts the work of this process; absent when no metrics are served. */
	readonly meter?: Meter | undefined;
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** The source of vessel positions; absent when none is configured. */
	readonly vessels?: PositionSource | undefined;
	/** How often sources are queried, and when tracking stops. */
	readonly rules: TrackingRules;
	readonly receivers: Receivers;
	readonly seaRoutes: SeaRoutes;
	readonly limits: AccountLimits;
	/** Wakes the workers of this process after a change that announces no work, such as a jump of the clock. */
	readonly wakeWorkers: () => void;
}
