import { expect, test } from "vitest";
import { readPort } from "../../mock/port-option.ts";

test.each([
	["0", 0],
	["4010", 4_010],
	["65535", 65_535],
])("--port %s is taken", (text, port) => {
	expect(readPort(text)).toBe(port);
});

test.each(["", " ", "abc", "-1", "65536", "80.5", "1e9"])(
	'--port "%s" is refused with its value',
	(text) => {
		expect(() => readPort(text)).toThrow(
			`--port must be a number up to 65535, not "${text}"`,
		);
	},
);
