import { expect, it } from "vitest";
import { policyOf } from "../../../server/sources/connections/source-limits.ts";

const DEFAULTS = {
	rate: {},
	attempts: 3,
	longestWaitMs: 5_000,
	circuit: { failures: 5, openMs: 30_000 },
};

it.each([
	[{}, DEFAULTS],
	[{ rate: { perSecond: 2 } }, { ...DEFAULTS, rate: { perSecond: 2 } }],
	[{ retry: { attempts: 1 } }, { ...DEFAULTS, attempts: 1 }],
	[
		{ circuit: { failures: 2 } },
		{ ...DEFAULTS, circuit: { failures: 2, openMs: 30_000 } },
	],
	[
		{ circuit: { openMs: 1_000 } },
		{ ...DEFAULTS, circuit: { failures: 5, openMs: 1_000 } },
	],
])(
	"a source with the settings %j keeps them, and has defaults for the others",
	(settings, policy) => {
		expect(policyOf(settings as Parameters<typeof policyOf>[0])).toEqual(
			policy,
		);
	},
);
