import type { AccountEventTable } from "../account-events/account-event-table.ts";
import type { NotificationTable } from "../account-events/notification-table.ts";

/** A notification with what its event says, and the ids of itself and its webhook. */
export interface LoggedNotification
	extends NotificationTable,
		AccountEventTable {
	readonly id: string;
	readonly webhook_id: string;
}
