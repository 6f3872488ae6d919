import { countDue, type Due } from "../retention/sweep.ts";
import { toInstant } from "../runtime/clock.ts";
import {
	openRetentionRules,
	type RetentionRules,
} from "../settings/retention-rules/retention-rules.ts";
import { findClock } from "../simulation-clock.ts";
import type { AdminCommand } from "./command.ts";

const DAY_MS = 86_400_000;

function keptFor(kind: Due["kind"], rules: RetentionRules): string {
	return kind === null ? "1d" : `${rules[kind] / DAY_MS}d`;
}

/** The commands of `npm run admin -- retention`. */
export const retentionCommands: readonly AdminCommand[] = [
	{
		words: "retention show",
		usage: "retention show",
		summary:
			"shows how long each kind of data is kept, and how much has expired",
		operands: 0,
		async run({ config, openDatabase }) {
			const rules = openRetentionRules(config);
			const database = await openDatabase();
			const clock = await findClock(config, database);
			const now = clock.now();
			const due = await countDue({ database, rules, now });
			return {
				data: due.map(({ kind, what, before, count }) => ({
					kind,
					kept: before ? keptFor(kind, rules) : "forever",
					removed_before: kind === null ? null : before && toInstant(before),
					due: count,
					what,
				})),
			};
		},
	},
];
