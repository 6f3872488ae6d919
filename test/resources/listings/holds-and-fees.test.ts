import { expect, it } from "vitest";
import type { Container } from "../../../generated/openapi.ts";
import { writeContainerListRows } from "../../../server/resources/listings/write-list-rows.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { readIds } from "../../support/replies/list-replies.ts";

const landfall = await openForFile(startWithExamples);
const { container, shipment } = EXAMPLES;

const HELD = { name: "customs", status: "hold", description: null };
const ANNOUNCED = { ...HELD, status: "pending" };
const OWED = { type: "demurrage", amount: 325.5 };
const NOTHING_OWED = { ...OWED, amount: 0 };

const isListed = async (filter: string) =>
	(await readIds(landfall, `/containers?${filter}`)).includes(container.id);

it.each([
	["a hold at the port", { holds_at_pod_terminal: [HELD] }, [true, false]],
	["an inland hold", { ind_facility_holds: [HELD] }, [true, false]],
	[
		"an announced hold at the port",
		{ holds_at_pod_terminal: [ANNOUNCED] },
		[false, false],
	],
	[
		"a hold in force beside an announced one",
		{ ind_facility_holds: [ANNOUNCED, HELD] },
		[true, false],
	],
	["a fee at the port", { fees_at_pod_terminal: [OWED] }, [false, true]],
	["an inland fee", { ind_facility_fees: [OWED] }, [false, true]],
	[
		"a fee of nothing",
		{ fees_at_pod_terminal: [NOTHING_OWED] },
		[false, false],
	],
	["neither", {}, [false, false]],
])(
	"a container with %s is found by whether it is held and has fees",
	async (_what, wanted, [isHeld, hasFees]) => {
		const attributes = {
			...container.attributes,
			holds_at_pod_terminal: [],
			fees_at_pod_terminal: [],
			ind_facility_holds: null,
			ind_facility_fees: [],
			...wanted,
		} as Container["attributes"];
		await writeContainerListRows(
			landfall.db,
			landfall.account.id,
			{ record: shipment, customerId: null },
			[{ before: undefined, record: { ...container, attributes } }],
			"2026-08-25T10:02:41Z",
		);
		for (const value of [true, false]) {
			expect(await isListed(`filter[held]=${value}`)).toBe(isHeld === value);
			expect(await isListed(`filter[has_fees]=${value}`)).toBe(
				hasFees === value,
			);
		}
	},
);
