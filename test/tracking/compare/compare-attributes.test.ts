import { expect, it } from "vitest";
import { compareAttributes } from "../../../server/tracking/compare/compare-attributes.ts";
import { DIRECT, RAIL } from "../journeys.ts";
import { containerOf, journeyOf } from "../messages.ts";

const EMPTY = journeyOf("PLN 1 GTOT CNSHA empty").containers;

/** The times of what happened, by their names. */
const TIMES = [DIRECT, RAIL].flatMap((text) =>
	Object.entries(containerOf(text).attributes)
		.filter(([name, value]) => name.endsWith("_at") && value !== null)
		.filter(([name]) => name !== "ind_eta_at")
		.map(([name]) => [name, text] as const),
);

it.each(TIMES)(
	"the first %s is told with its milestone, or else as a change",
	(name, text) => {
		const { attributes, transportEvents } = containerOf(text);
		const [before] = EMPTY.map((container) => container.attributes);
		if (before === undefined) throw new Error("there is no container");
		const changed = (news: typeof transportEvents) =>
			Object.keys(compareAttributes(before, attributes, news));
		expect(changed(transportEvents)).not.toContain(name);
		expect(changed([])).toContain(name);
	},
);
