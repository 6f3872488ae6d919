import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import type { Receivers } from "../receivers/receivers.ts";
import type { Clock } from "../runtime/clock.ts";
import type { SeaRoutes } from "../sea/sea-route.ts";
import type { TrackingRules } from "../settings/tracking-rules/tracking-rules.ts";
import type { CarrierRegistry } from "../sources/carriers/carrier-registry.ts";
import type { PositionSource } from "../sources/contracts/position-source.ts";
import type { TerminalRegistry } from "../sources/contracts/terminal.ts";

/** What operations and jobs work with. Made once at start, by `main.ts` or by a test. */
export interface Services {
	readonly database: Database;
	readonly clock: Clock;
	/** Whether the lines of a simulated world answer; false when absent. */
	readonly isSimulated?: boolean | undefined;
	readonly log: Logger;
	readonly carriers: CarrierRegistry;
	readonly terminals: TerminalRegistry;
	/** Who knows where vessels are; absent: nobody does. */
	readonly vessels?: PositionSource | undefined;
	/** How often sources are asked, and when tracking ends. */
	readonly rules: TrackingRules;
	readonly receivers: Receivers;
	readonly seaRoutes: SeaRoutes;
	/** How many webhooks an account may have. */
	readonly webhooksPerAccount: number;
	/** Tells this process that a job or a notification was added. */
	readonly wakeWorkers: () => void;
}
