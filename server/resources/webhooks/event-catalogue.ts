import type { EventName } from "../../../generated/openapi.ts";
import type { Entitlement } from "../accounts/account-table.ts";

/** The paid features that events belong to, by how their names begin; all others are for everybody. */
const PAID_EVENTS: readonly (readonly [string, Entitlement])[] = [
	["container.pickup_lfd_rail.", "rail"],
	["document.", "documents"],
];

/** Whether an account with these paid features is told of an event. */
export function isEntitled(
	event: EventName,
	entitlements: readonly Entitlement[],
): boolean {
	return PAID_EVENTS.every(
		([start, entitlement]) =>
			!event.startsWith(start) || entitlements.includes(entitlement),
	);
}
