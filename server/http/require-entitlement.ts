import type { Account, Entitlement } from "../services/account.ts";
import { ApiError } from "./replies/api-error.ts";

const FEATURES: Readonly<Record<Entitlement, string>> = {
	routing: "routing data",
	rail: "rail data",
	documents: "documents",
	refresh: "on-demand refresh",
};

/** Throws a 403 when the account does not have a paid feature. */
export function requireEntitlement(
	{ entitlements }: Account,
	entitlement: Entitlement,
): void {
	if (entitlements.includes(entitlement)) return;
	throw new ApiError(403, {
		code: "entitlement_required",
		detail: `the ${FEATURES[entitlement]} feature is not enabled for this account`,
	});
}
