import type { Queries } from "../database/database.ts";
import type { AccountEvent } from "../resources/account-events/notify.ts";
import type { Outlook } from "./inquired.ts";

/** What is written of a report, ready to be written: in one transaction, or in several of bounded size. */
export interface ReportWriting {
	/** Before the first piece. `isWhole`: all is written in this transaction, and there is no end to be written apart. */
	begin(db: Queries, isWhole: boolean): Promise<void>;
	/** Each writes a bounded number of rows, and returns what the account is told with them. */
	readonly pieces: readonly ((
		db: Queries,
	) => Promise<readonly AccountEvent[]>)[];
	/** After the last of several transactions' pieces. */
	end(db: Queries): Promise<void>;
	/** The shipment as it is recorded then. */
	readonly outlook: Omit<Outlook, "events">;
}
