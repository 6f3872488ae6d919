import { initialSchema } from "./0001-initial-schema.ts";
import { eventTraces } from "./0002-event-traces.ts";
import { parties } from "./0003-parties.ts";
import { keptReplies } from "./0004-kept-replies.ts";
import { listedRecords } from "./0005-listed-records.ts";
import { customFieldDefinitions } from "./0006-custom-field-definitions.ts";
import { searchTerms } from "./0007-search-terms.ts";
import { customFields } from "./0008-custom-fields.ts";
import { listedEvents } from "./0009-listed-events.ts";
import { unusedIndexes } from "./0010-unused-indexes.ts";
import { trackingRequestImports } from "./0011-tracking-request-imports.ts";
import { foundValues } from "./0012-found-values.ts";
import { requestsOfCustomers } from "./0013-requests-of-customers.ts";
import { transportEventLog } from "./0014-transport-event-log.ts";
import { searchedValues } from "./0015-searched-values.ts";
import { rowsInKeyOrder } from "./0016-rows-in-key-order.ts";
import { packedOrigins } from "./0017-packed-origins.ts";
import { reports } from "./0018-reports.ts";
import { shortEventTexts } from "./0019-short-event-texts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** All migrations of this program, in order. */
export const MIGRATIONS: readonly SchemaMigration[] = [
	initialSchema,
	eventTraces,
	parties,
	keptReplies,
	listedRecords,
	customFieldDefinitions,
	searchTerms,
	customFields,
	listedEvents,
	unusedIndexes,
	trackingRequestImports,
	foundValues,
	requestsOfCustomers,
	transportEventLog,
	searchedValues,
	rowsInKeyOrder,
	packedOrigins,
	reports,
	shortEventTexts,
];
