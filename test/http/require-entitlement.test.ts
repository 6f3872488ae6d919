import { expect, test } from "vitest";
import { requireEntitlement } from "../../server/http/require-entitlement.ts";
import type { Account, Entitlement } from "../../server/services/account.ts";

test.each<[Entitlement, string]>([
	["routing", "routing data"],
	["rail", "rail data"],
	["documents", "documents"],
	["refresh", "on-demand refresh"],
])(
	"an account without the feature %s is refused by the name %s",
	(entitlement, words) => {
		const all: Entitlement[] = ["routing", "rail", "documents", "refresh"];
		const others = all.filter((one) => one !== entitlement);
		const ask = (entitlements: Entitlement[]) => () =>
			requireEntitlement({ entitlements } as unknown as Account, entitlement);
		expect(ask([entitlement])).not.toThrow();
		expect(ask(others)).toThrow(
			expect.objectContaining({
				status: 403,
				problems: [
					{
						code: "entitlement_required",
						detail: `the ${words} feature is not enabled for this account`,
					},
				],
			}),
		);
	},
);
