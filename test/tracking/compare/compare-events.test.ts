import { expect, it } from "vitest";
import { compareEvents } from "../../../server/tracking/compare/compare-events.ts";
import type { TransportEventFacts } from "../../../server/tracking/journey/journey.ts";
import { DIRECT } from "../journeys.ts";
import { containerOf, day } from "../messages.ts";

const [SOME] = containerOf(DIRECT).transportEvents;

/** An event as its key and its day, with a minus when no message supports it. */
function eventOf(line: string): TransportEventFacts & { isWithdrawn: boolean } {
	const [key = "", at, mark] = line.split(" ");
	if (SOME === undefined) throw new Error("there is no event");
	const isEstimate = key.startsWith("estimated.");
	const timestamp = day(Number(at));
	return { ...SOME, key, timestamp, isEstimate, isWithdrawn: mark === "-" };
}

/** [recorded events, derived ones, what is news, what is withdrawn, what is renamed] */
it.each<[string[], string[], string[], string[], Record<string, string>?]>([
	[[], [], [], []],
	[[], ["loaded@CNSHA 5"], ["loaded@CNSHA"], []],
	[[], ["estimated.arrived@USLAX 20"], ["estimated.arrived@USLAX"], []],
	[["loaded@CNSHA 5"], ["loaded@CNSHA 5"], [], []],
	[["loaded@CNSHA 5"], ["loaded@CNSHA 6"], [], []],
	[["loaded@CNSHA 5"], [], [], ["loaded@CNSHA"]],
	[["loaded@CNSHA 5 -"], [], [], []],
	[["loaded@CNSHA 5 -"], ["loaded@CNSHA 5"], [], []],
	[["estimated.arrived@USLAX 20"], ["estimated.arrived@USLAX 20"], [], []],
	[
		["estimated.arrived@USLAX 20"],
		["estimated.arrived@USLAX 21"],
		["estimated.arrived@USLAX"],
		[],
	],
	[
		["estimated.arrived@USLAX 20", "estimated.arrived@USLAX 21"],
		["estimated.arrived@USLAX 20"],
		["estimated.arrived@USLAX"],
		[],
	],
	[
		["estimated.arrived@USLAX 20", "estimated.arrived@USLAX 21"],
		["estimated.arrived@USLAX 21"],
		[],
		[],
	],
	[
		["estimated.arrived@USLAX 20 -"],
		["estimated.arrived@USLAX 20"],
		["estimated.arrived@USLAX"],
		[],
	],
	[["estimated.arrived@USLAX 20"], ["arrived@USLAX 21"], ["arrived@USLAX"], []],
	[
		["estimated.arrived@USLAX 20"],
		["arrived@USOAK 21"],
		["arrived@USOAK"],
		["estimated.arrived@USLAX"],
	],
	[
		["loaded@SHANGHAI 5"],
		["loaded@CNSHA 5"],
		[],
		[],
		{ "loaded@SHANGHAI": "loaded@CNSHA" },
	],
	[
		["loaded@SINGAPORE#2 5"],
		["loaded@SGSIN#2 5"],
		[],
		[],
		{ "loaded@SINGAPORE#2": "loaded@SGSIN#2" },
	],
	[
		["estimated.arrived@OAKLAND 20"],
		["estimated.arrived@USOAK 20"],
		[],
		[],
		{ "estimated.arrived@OAKLAND": "estimated.arrived@USOAK" },
	],
	[
		["loaded@CNSHG#2 5"],
		["loaded@CNSHA#2 5"],
		[],
		[],
		{ "loaded@CNSHG#2": "loaded@CNSHA#2" },
	],
	[
		["estimated.arrived@OAKLAND 20"],
		["estimated.arrived@USOAK 21"],
		["estimated.arrived@USOAK"],
		["estimated.arrived@OAKLAND"],
	],
	[
		["loaded@SHANGHAI 5"],
		["loaded@CNSHA 6"],
		["loaded@CNSHA"],
		["loaded@SHANGHAI"],
	],
	[
		["loaded@SHANGHAI 5"],
		["departed@CNSHA 5"],
		["departed@CNSHA"],
		["loaded@SHANGHAI"],
	],
	[["loaded@SHANGHAI 5 -"], ["loaded@CNSHA 5"], ["loaded@CNSHA"], []],
	[["loaded@CNNGB 5"], ["loaded@CNSHA 5"], ["loaded@CNSHA"], ["loaded@CNNGB"]],
	[
		["loaded@SHANGHAI 5"],
		["loaded@YANGSHAN 5"],
		["loaded@YANGSHAN"],
		["loaded@SHANGHAI"],
	],
	[
		["loaded@SHANGHAI 5"],
		["loaded@SHANGHAI 5", "loaded@CNSHA 5"],
		["loaded@CNSHA"],
		[],
	],
	[
		["loaded@SHANGHAI 5", "loaded@CNSHA 5"],
		["loaded@CNSHA 5"],
		[],
		["loaded@SHANGHAI"],
	],
	[
		["loaded@SHANGHAI 5", "loaded@NINGBO 5"],
		["loaded@CNSHA 5", "loaded@CNNGB 5"],
		[],
		[],
		{ "loaded@SHANGHAI": "loaded@CNSHA", "loaded@NINGBO": "loaded@CNNGB" },
	],
	[
		["estimated.departed@SHANGHAI 6", "departed@SHANGHAI 7"],
		["departed@CNSHA 7"],
		[],
		[],
		{
			"departed@SHANGHAI": "departed@CNSHA",
			"estimated.departed@SHANGHAI": "estimated.departed@CNSHA",
		},
	],
	[
		[
			"estimated.departed@SHANGHAI 6",
			"estimated.departed@CNSHA 6",
			"departed@SHANGHAI 7",
		],
		["departed@CNSHA 7"],
		[],
		["estimated.departed@SHANGHAI"],
		{ "departed@SHANGHAI": "departed@CNSHA" },
	],
])(
	"after %j, %j: news are %j, withdrawn are %j",
	(known, derived, news, withdrawn, renamed = {}) => {
		const found = compareEvents(known.map(eventOf), derived.map(eventOf));
		expect(found.news.map(({ key }) => key)).toEqual(news);
		expect(found.withdrawn).toEqual(withdrawn);
		expect(Object.fromEntries(found.renamed)).toEqual(renamed);
	},
);
