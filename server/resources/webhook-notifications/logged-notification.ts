import type { AccountEventTable } from "../account-events/account-event-table.ts";
import type { NotificationTable } from "../account-events/notification-table.ts";

/** A notification with its event, its id and its webhook's id. */
export interface LoggedNotification
	extends NotificationTable,
		AccountEventTable {
	readonly id: string;
	readonly webhook_id: string;
}
