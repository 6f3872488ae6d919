import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { Receivers } from "./receivers/receivers.ts";
import type { MapReader } from "./resources/container-maps/container-map-queries.ts";
import type { ExperienceReader } from "./resources/outcomes/outcome-queries.ts";
import type { PlaceDirectory } from "./resources/places/place-directory.ts";
import type { ShipmentReader } from "./resources/shipments/shipment-queries.ts";
import type { ShippingLineDirectory } from "./resources/shipping-lines/shipping-line-directory.ts";
import type { EventCatalogue } from "./resources/webhooks/event-catalogue.ts";
import type { SeaRoutes } from "./sea/sea-route.ts";
import type { CarrierRegistry } from "./sources/carriers/carrier-registry.ts";
import type { TerminalRegistry } from "./sources/terminals/terminal.ts";
import type { PositionSource } from "./sources/vessels/position-source.ts";
import type { TrackingRules } from "./tracking-rules/tracking-rules.ts";

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
	/** What webhooks can be told of. */
	readonly events: EventCatalogue;
	readonly readShipment: ShipmentReader;
	readonly readExperience: ExperienceReader;
	readonly readMap: MapReader;
	readonly places: PlaceDirectory;
	readonly shippingLines: ShippingLineDirectory;
	readonly seaRoutes: SeaRoutes;
	/** How many webhooks an account may have. */
	readonly webhooksPerAccount: number;
	/** Tells this process that a job or a notification was added. */
	readonly wakeWorkers: () => void;
}
