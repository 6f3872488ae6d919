import { referenceId } from "../reference-id.ts";
import type {
	MetroAreaFacts,
	PortFacts,
	RailTerminalFacts,
	ShippingLineFacts,
	TerminalFacts,
} from "../reference-types.ts";
import { SHIPPING_LINES, TEST_SHIPPING_LINE } from "../shipping-lines.ts";
import { METRO_AREAS } from "./metro-areas.ts";
import { mainPortCode } from "./ports/alternative-port-codes.ts";
import { PORTS } from "./ports/ports.ts";
import { RAIL_TERMINALS } from "./terminals/rail-terminals.ts";
import { TERMINALS } from "./terminals/terminals.ts";

/** A place of the reference tables, with the type and id of its record. */
export interface KnownPlace {
	readonly type: "port" | "metro_area";
	readonly id: string;
	readonly facts: MetroAreaFacts;
}

const portsByCode = new Map(PORTS.map((port) => [port.code, port]));
const metroAreasByCode = new Map(METRO_AREAS.map((area) => [area.code, area]));

const terminalsBySmdgCode = terminalsBy((terminal) =>
	facilityKey(terminal.portCode, terminal.smdgCode),
);
const terminalsByBicCode = terminalsBy((terminal) =>
	facilityKey(terminal.portCode, terminal.bicFacilityCode),
);
const terminalsByFirmsCode = terminalsBy((terminal) => terminal.firmsCode);

const railTerminalsByFirmsCode = new Map(
	RAIL_TERMINALS.map((terminal) => [terminal.firmsCode, terminal]),
);

const shippingLinesByScac = new Map(
	[...SHIPPING_LINES, TEST_SHIPPING_LINE].flatMap((line) =>
		[line.scac, ...line.alternativeScacs].map((scac) => [scac, line] as const),
	),
);

function terminalsBy(
	keyOf: (terminal: TerminalFacts) => string | null,
): ReadonlyMap<string, TerminalFacts> {
	return new Map(
		TERMINALS.flatMap((terminal) => {
			const key = keyOf(terminal);
			return key === null ? [] : [[key, terminal] as const];
		}),
	);
}

function facilityKey(portCode: string, code: string | null): string | null {
	return code === null ? null : `${portCode}/${code}`;
}

/** The key of a facility code as carriers send it: some put the port's UN/LOCODE, or an alternative one, in front. */
function sentFacilityKey(portCode: string, code: string): string {
	const bare = code.startsWith(portCode) ? code.slice(portCode.length) : code;
	return `${portByCode(portCode)?.code ?? portCode}/${bare}`;
}

/** The port with this UN/LOCODE or alternative UN/LOCODE (five capitals); undefined when the tables do not have it. */
export function portByCode(code: string): PortFacts | undefined {
	return portsByCode.get(mainPortCode(code));
}

/** The metro area with this UN/LOCODE (five capitals); undefined when the tables do not have it. */
export function metroAreaByCode(code: string): MetroAreaFacts | undefined {
	return metroAreasByCode.get(code);
}

/** The port, or otherwise the metro area, with this UN/LOCODE; undefined when the tables have neither. */
export function placeByCode(code: string): KnownPlace | undefined {
	const port = portByCode(code);
	if (port !== undefined) {
		return { type: "port", id: referenceId("port", port.code), facts: port };
	}
	const area = metroAreaByCode(code);
	if (area === undefined) return undefined;
	return {
		type: "metro_area",
		id: referenceId("metro_area", area.code),
		facts: area,
	};
}

/** The IANA zone of the port or metro area with this UN/LOCODE; undefined when the tables have neither. */
export function timeZoneByLocode(locode: string): string | undefined {
	return placeByCode(locode)?.facts.timeZone;
}

/** The terminal of a port with this code of the SMDG terminal list, with or without the UN/LOCODE in front. */
export function terminalBySmdgCode(
	portCode: string,
	code: string,
): TerminalFacts | undefined {
	return terminalsBySmdgCode.get(sentFacilityKey(portCode, code));
}

/** The terminal of a port with this BIC facility code, with or without the UN/LOCODE in front. */
export function terminalByBicCode(
	portCode: string,
	code: string,
): TerminalFacts | undefined {
	return terminalsByBicCode.get(sentFacilityKey(portCode, code));
}

/** The terminal with this FIRMS code of US customs or Canadian sublocation code. */
export function terminalByFirmsCode(code: string): TerminalFacts | undefined {
	return terminalsByFirmsCode.get(code);
}

/** The inland rail terminal with this FIRMS code of US customs or Canadian sublocation code. */
export function railTerminalByFirmsCode(
	code: string,
): RailTerminalFacts | undefined {
	return railTerminalsByFirmsCode.get(code);
}

/** The line with this SCAC or alternative SCAC (capitals), the line of the test numbers included; undefined when it is not supported. */
export function shippingLineByScac(
	scac: string,
): ShippingLineFacts | undefined {
	return shippingLinesByScac.get(scac);
}
