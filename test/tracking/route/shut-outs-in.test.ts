import { expect, it } from "vitest";
import { placeKey } from "../../../server/tracking/observations/place-and-vessel-keys.ts";
import { isCarriageMessage } from "../../../server/tracking/route/calls.ts";
import { shutOutsIn } from "../../../server/tracking/route/shut-outs.ts";
import { compareTime } from "../../../server/tracking/settle/settle.ts";
import { BOX_2, day, messages } from "../messages.ts";

const LOADED = "ACT 5 LOAD CNSHA ship:A id:l";
const BACK = "ACT 7 DISC CNSHA ship:A id:d";
const BOTH = `${LOADED}\n${BACK}`;
const A = "CNSHA A 7: d l";

/** [messages, the shut-outs: place, vessel, day, and the ids of the messages that belong to no carriage] */
it.each<[string, string]>([
	["", ""],
	[LOADED, ""],
	[BACK, ""],
	[BOTH, A],
	[`${BACK}\n${LOADED}`, A],
	[BOTH.replace("ACT 7", "EST 7"), ""],
	[BOTH.replace("ACT 5", "EST 5"), ""],
	[BOTH.replace("ACT 7", "ACT 4"), ""],
	[BOTH.replace("ACT 7", "ACT 5"), ""],
	["ACT 5 LOAD CNSHA ship:A id:1\nACT 5 DISC CNSHA ship:A id:2", ""],
	[`${LOADED}\n${BACK.replace("CNSHA", "CNNGB")}`, ""],
	[`${LOADED}\n${BACK.replace("ship:A", "ship:B")}`, ""],
	[`${LOADED}\n${BACK.replace("ship:A", "vessel")}`, A],
	[`${LOADED.replace("ship:A", "vessel")}\n${BACK}`, ""],
	[BOTH.replaceAll("ship:A", "vessel"), ""],
	[BOTH.replaceAll("CNSHA", "-"), ""],
	[`${LOADED}\n${BACK} box:${BOX_2}`, ""],
	[BOTH.replaceAll("id:", "nobox id:"), ""],
	[
		`${BOTH}\nACT 5.5 LOAD CNSHA vessel id:l2\nACT 8 DISC CNSHA ship:A id:d2`,
		"CNSHA A 7: d d2 l l2",
	],
	[
		`${LOADED.replace("ship:A", "vessel")}\nACT 5.5 LOAD CNSHA ship:A id:l2\n${BACK}`,
		"CNSHA A 7: d l l2",
	],
	[`${LOADED}\nACT 5.5 LOAD CNNGB ship:A id:l2\n${BACK}`, ""],
	[`${BOTH}\nACT 8 LOAD CNSHA ship:B id:l2`, A],
	[
		`${BOTH}\nACT 8 LOAD CNSHA ship:B id:l2\nACT 9 DISC CNSHA ship:B id:d2`,
		"CNSHA A 7: d d2 l l2; CNSHA B 9",
	],
	[
		`${BOTH}\nACT 5 LOAD CNSHA ship:A id:l2 box:${BOX_2}\nACT 7 DISC CNSHA ship:A id:d2 box:${BOX_2}`,
		"CNSHA A 7: d d2 l l2; CNSHA A 7",
	],
	[`${BOTH}\nACT 4 DISC CNSHA ship:A id:came`, ""],
	[`${BOTH}\nACT 4 DISC CNSHA ship:B id:came`, A],
	[`${BOTH}\nACT 4 DISC CNNGB ship:A id:came`, A],
	[`${BOTH}\nACT 6 DEPA CNSHA ship:A id:x`, ""],
	[`${BOTH}\nACT 6 ARRI CNSHA ship:A id:x`, A],
	[`${BOTH}\nACT 6 ARRI KRPUS ship:A id:x`, ""],
	[`${BOTH}\nEST 6 DEPA CNSHA ship:A id:x`, A],
	[`${BOTH}\nACT 6 DEPA CNSHA ship:B id:x`, A],
	[`${BOTH}\nACT 5 DEPA CNSHA ship:A id:x`, A],
	[`${BOTH}\nACT 7 DEPA CNSHA ship:A id:x`, A],
	[`${BOTH}\nACT 6 LOAD KRPUS ship:A id:x box:${BOX_2}`, A],
])("%s: shut out %j", (text, want) => {
	const voyage = messages(text).filter(isCarriageMessage).sort(compareTime);
	const found = shutOutsIn(voyage, ({ place }) => placeKey(place));
	const [first = "", ...others] = found.shutOuts.map(
		({ place, vessel, at }) => {
			const number = (Date.parse(at) - Date.parse(day(0))) / 86_400_000;
			return `${place} ${vessel} ${number}`;
		},
	);
	const ids = [...found.messages].map(({ key }) => key).sort();
	const words = ids.length > 0 ? [`${first}: ${ids.join(" ")}`] : [first];
	expect([...words, ...others].join("; ")).toBe(want);
});
