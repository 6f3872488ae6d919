import { expect, it } from "vitest";
import type { ContractDocument } from "../../../server/http/contract/contract.ts";
import {
	knownMembers,
	unknownMembers,
} from "../../../server/http/contract/unknown-members.ts";

const schemas = {
	Order: {
		properties: {
			note: { type: "string" },
			free: { type: "object" },
			boxes: { type: "array", items: { $ref: "#/components/schemas/Box" } },
			tags: { type: "array" },
		},
	},
	Box: { properties: { number: { type: "string" } } },
};
const known = knownMembers(
	{ components: { schemas } } as unknown as ContractDocument,
	"#/components/schemas/Order",
);

it.each<[body: unknown, pointers: string[]]>([
	[{ note: "a", boxes: [{ number: "1" }], tags: [], free: {} }, []],
	[{ colour: 1, note: "a", size: null }, ["/colour", "/size"]],
	[{ "a/b": 1, "a~b": 2, "a~/b~/": 3 }, ["/a~1b", "/a~0b", "/a~0~1b~0~1"]],
	[
		{ boxes: [{ number: "1" }, { size: 20 }, { size: 40, number: "2" }] },
		["/boxes/1/size", "/boxes/2/size"],
	],
	[{ free: { any: 1 }, tags: [{ any: 1 }] }, []],
	[{ note: { any: 1 }, boxes: { size: 20 } }, []],
	[{ boxes: [null, "text", [{ size: 20 }]], note: null }, []],
	[[{ colour: 1 }], []],
	[{ 0: { colour: 1 } }, ["/0"]],
	[null, []],
	["text", []],
	[undefined, []],
])(
	"of %j the members that the schema does not declare are %j",
	(body, want) => {
		const found = unknownMembers(body, known);
		expect(found.map(({ pointer }) => pointer)).toEqual(want);
		for (const { holder, name } of found) delete holder[name];
		expect(unknownMembers(body, known)).toEqual([]);
	},
);
