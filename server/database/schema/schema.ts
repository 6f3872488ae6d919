import type { KeptReplyTable } from "./kept-reply-table.ts";
import type { PollTimesTable } from "./poll-times-table.ts";
import type { SettingTable } from "./setting-table.ts";
import type { SharedStateTable } from "./shared-state-table.ts";

/**
 * All tables of the database. Each `*-table.ts` adds its own, beside its resource. Rows store instants as ISO strings,
 * booleans as 0 and 1, and lists as JSON text.
 */
export interface Schema {
	kept_replies: KeptReplyTable;
	poll_times: PollTimesTable;
	settings: SettingTable;
	shared_states: SharedStateTable;
}
