import { describe, expect, it } from "vitest";
import { legOf } from "../../../server/tracking/route/leg.ts";
import { callsIn, legWords } from "./calls-in.ts";

describe("the leg of a vessel", () => {
	/** [why, messages, the leg] */
	it.each([
		["is empty without calls", "", "A null>null: "],
		[
			"begins at the loading, ends at the discharge",
			"ACT 1 LOAD CNSHA ship:A\nACT 2 DISC USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"begins at the departure, ends at the arrival",
			"ACT 1 DEPA CNSHA ship:A\nACT 2 ARRI USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"has no end without an arrival",
			"ACT 1 DEPA CNSHA ship:A",
			"A CNSHA>null: CNSHA",
		],
		[
			"has no beginning without a departure",
			"ACT 1 ARRI USLAX ship:A",
			"A null>USLAX: USLAX",
		],
		[
			"leaves out the vessel's other calls before and after",
			`
			ACT 1 ARRI CNNGB ship:A seq:1
			ACT 2 DEPA CNNGB ship:A seq:1
			ACT 3 LOAD CNSHA ship:A seq:2
			ACT 4 ARRI KRPUS ship:A seq:3
			ACT 5 DEPA KRPUS ship:A seq:3
			ACT 6 DISC USLAX ship:A seq:4
			ACT 7 ARRI USOAK ship:A seq:5
		`,
			"A CNSHA>USLAX: CNSHA KRPUS USLAX",
		],
		[
			"goes from the first call to the last while no handling is reported",
			`
			ACT 1 ARRI CNNGB ship:A
			ACT 2 DEPA CNNGB ship:A
			ACT 4 ARRI KRPUS ship:A
			ACT 5 DEPA KRPUS ship:A
		`,
			"A CNNGB>KRPUS: CNNGB KRPUS",
		],
		[
			"begins at the loading, even after an earlier call",
			"ACT 1 ARRI CNNGB ship:A seq:1\nACT 2 DEPA CNNGB ship:A seq:1\nACT 3 LOAD CNSHA ship:A seq:2",
			"A CNSHA>null: CNSHA",
		],
		[
			"begins at the loading, even after an earlier call and without sequence numbers",
			"ACT 1 ARRI CNNGB ship:A\nACT 2 DEPA CNNGB ship:A\nACT 3 LOAD CNSHA ship:A",
			"A CNSHA>null: CNSHA",
		],
		[
			"is in the order of its sequence numbers",
			`
			EST 9 DEPA CNSHA ship:A seq:1
			EST 5 ARRI KRPUS ship:A seq:2
			EST 6 DEPA KRPUS ship:A seq:2
			EST 4 ARRI USLAX ship:A seq:3
		`,
			"A CNSHA>USLAX: CNSHA KRPUS USLAX",
		],
		[
			"is in the order of its times where a sequence number is missing",
			`
			EST 1 DEPA CNSHA ship:A seq:4
			EST 5 ARRI KRPUS ship:A
			EST 6 DEPA KRPUS ship:A
			EST 9 ARRI USLAX ship:A seq:3
		`,
			"A CNSHA>USLAX: CNSHA KRPUS USLAX",
		],
		[
			"is in the order of its times where a sequence number is repeated",
			`
			EST 1 DEPA CNSHA ship:A seq:1
			EST 9 ARRI KRPUS ship:A seq:2
			EST 10 DEPA KRPUS ship:A seq:2
			EST 5 ARRI SGSIN ship:A seq:2
			EST 6 DEPA SGSIN ship:A seq:2
		`,
			"A CNSHA>KRPUS: CNSHA SGSIN KRPUS",
		],
		[
			"is not reversed by sequence numbers that put the end first",
			"EST 1 LOAD CNSHA ship:A seq:2\nEST 2 DISC USLAX ship:A seq:1",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"is not reversed by an old schedule",
			"EST 9 LOAD CNSHA ship:A\nEST 2 DISC USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"has calls at the same time in alphabetical order",
			`
			EST 1 DEPA CNSHA ship:A
			EST 5 ARRI SGSIN ship:A
			EST 5 DEPA SGSIN ship:A
			EST 5 ARRI KRPUS ship:A
			EST 5 DEPA KRPUS ship:A
			EST 9 ARRI USLAX ship:A
		`,
			"A CNSHA>USLAX: CNSHA KRPUS SGSIN USLAX",
		],
		[
			"begins at the first of two actual loadings",
			"ACT 1 LOAD CNSHA ship:A\nACT 4 LOAD KRPUS ship:A said:9\nACT 9 DISC USLAX ship:A",
			"A CNSHA>USLAX: CNSHA KRPUS USLAX",
		],
		[
			"begins at the estimated loading, not the planned one, while none is actual",
			"PLN 1 LOAD CNSHA ship:A\nEST 4 LOAD KRPUS ship:A\nEST 9 DISC USLAX ship:A",
			"A KRPUS>USLAX: KRPUS USLAX",
		],
		[
			"ends at the latest reported discharge",
			"ACT 1 LOAD CNSHA ship:A\nACT 4 DISC KRPUS ship:A said:5\nACT 9 DISC USLAX ship:A said:10",
			"A CNSHA>USLAX: CNSHA KRPUS USLAX",
		],
		[
			"begins and ends with its cargo where the vessel both arrives and departs",
			`
			ACT 1 ARRI CNSHA ship:A
			ACT 2 LOAD CNSHA ship:A
			ACT 3 DEPA CNSHA ship:A
			ACT 7 ARRI USLAX ship:A
			ACT 8 DISC USLAX ship:A
			ACT 9 DEPA USLAX ship:A
		`,
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"is not reversed by an old schedule, whatever else the vessel does at its ends",
			`
			ACT 27 ARRI CNSHA ship:A
			ACT 28 LOAD CNSHA ship:A
			PLN 20 ARRI USLAX ship:A
			PLN 21 DISC USLAX ship:A
			PLN 22 DEPA USLAX ship:A
		`,
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"goes to a port at which an old schedule has the vessel before the loading",
			"ACT 5 LOAD CNSHA ship:A\nPLN 3 ARRI USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"goes to a port at which the vessel is before the planned loading",
			"PLN 5 LOAD CNSHA ship:A\nACT 3 ARRI USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"is in the order of its sequence numbers from a call without cargo on",
			`
			PLN 1 ARRI CNNGB ship:A seq:1
			PLN 2 DEPA CNNGB ship:A seq:1
			PLN 5 LOAD CNSHA ship:A seq:2
			PLN 9 DISC USLAX ship:A seq:3
		`,
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"begins at the first actual loading, whatever the sequence numbers",
			"ACT 5 LOAD CNNGB ship:A seq:1\nACT 3 LOAD CNSHA ship:A seq:2\nACT 9 DISC USLAX ship:A seq:3",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
		[
			"has no beginning where the vessel first only arrives",
			`
			ACT 1 ARRI CNSHA ship:A seq:1
			ACT 3 ARRI KRPUS ship:A seq:2
			ACT 4 DEPA KRPUS ship:A seq:2
		`,
			"A null>KRPUS: CNSHA KRPUS",
		],
		[
			"has no end where the vessel last only departs",
			"ACT 1 LOAD CNSHA ship:A\nACT 5 DEPA KRPUS ship:A",
			"A CNSHA>null: CNSHA KRPUS",
		],
		[
			"does not end at the call of its loading",
			"ACT 1 LOAD CNSHA ship:A\nACT 2 DISC CNSHA ship:A\nPLN 9 DISC USLAX ship:A",
			"A CNSHA>USLAX: CNSHA USLAX",
		],
	])("%s", (_why, text, want) => {
		const calls = callsIn(text);
		expect(legWords(legOf("A", calls))).toBe(want);
		expect(legWords(legOf("A", calls.toReversed()))).toBe(want);
	});
});
