import type { Capability } from "../../../../generated/upstream/terminal-status.ts";
import type { Facility } from "../../contracts/known-facility.ts";
import { findFacility } from "../../contracts/known-facility.ts";
import { TerminalError } from "../../contracts/terminal-errors.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../../parsing/fields.ts";
import type { StatusCall, StatusClient } from "./status-client.ts";
import type { Capabilities } from "./status-context.ts";

/** A facility that a source offers. */
export interface OfferedFacility {
	/** Its id at the source. */
	readonly facilityId: string;
	readonly capabilities: Capabilities;
	/** Most containers in one call. */
	readonly maxBatch: number;
}

/** The facilities of a source. */
export interface OfferedFacilities {
	/** Finds one of our facilities at the source. Throws {@link TerminalError}, also when it is not offered. */
	find(facility: Facility, call: StatusCall): Promise<OfferedFacility>;
	/** Discards the cached list, because the source has changed it. */
	forget(): void;
}

/** Lifetime of the cached list, in wall-clock time. */
const KEPT_MS = 3_600_000;

const MOST_FACILITIES = 1_000;
const MOST_CONTAINERS = 50;

const EVERYTHING: Capabilities = {
	importMilestones: "supported",
	availableForPickup: "supported",
	lastFreeDay: "supported",
	holds: "supported",
	feeType: "supported",
	feeAmount: "supported",
	pickupAppointment: "supported",
	yardLocation: "supported",
	vesselDischarged: "supported",
	fullOut: "supported",
	chassisNumber: "supported",
	onRail: "supported",
	emptyReturned: "supported",
};

/** The names of all capabilities. */
export const CAPABILITY_NAMES = Object.keys(
	EVERYTHING,
) as readonly (keyof Capabilities)[];

const LEVELS: ReadonlySet<unknown> = new Set<Capability>([
	"supported",
	"limited",
	"unsupported",
]);

/** Capabilities that a source states. Facts that it does not mention are accepted when they appear. */
function readCapabilities(value: unknown): Capabilities {
	const written = Object.entries(fieldsOf(value)).filter(
		([name, level]) => Object.hasOwn(EVERYTHING, name) && LEVELS.has(level),
	);
	return { ...EVERYTHING, ...Object.fromEntries(written) };
}

function readMaxBatch(value: unknown): number {
	const isNumber = Number.isInteger(value) && Number(value) >= 1;
	return isNumber ? Math.min(Number(value), MOST_CONTAINERS) : MOST_CONTAINERS;
}

function readOffered(
	fields: Fields,
): readonly [id: string, offered: OfferedFacility] | null {
	const facilityId = textOf(fields.facilityId, 64);
	const code = (name: string) => textOf(fields[name])?.toUpperCase();
	const facility = findFacility({
		unLocode: code("unLocode") ?? "",
		firmsCode: code("firmsCode"),
		smdgCode: code("smdgCode"),
		bicCode: code("bicCode"),
	});
	if (facilityId === null || typeof facility === "string") return null;
	return [
		facility.id,
		{
			facilityId,
			capabilities: readCapabilities(fields.capabilities),
			maxBatch: readMaxBatch(fields.maxBatch),
		},
	];
}

/** The facilities of a source, fetched on first use and cached for an hour, longer while the source fails. */
export function offeredFacilities(client: StatusClient): OfferedFacilities {
	let known: ReadonlyMap<string, OfferedFacility> | null = null;
	let keptUntilMs = 0;

	async function refresh(call: StatusCall) {
		const { facilities } = await client.get("/facilities", call);
		if (!Array.isArray(facilities)) {
			throw new TerminalError(
				"unrecognized",
				"the terminal's JSON holds no facilities",
			);
		}
		const listed = listOf(facilities, MOST_FACILITIES);
		known = new Map(
			listed.flatMap((fields) => {
				const offered = readOffered(fields);
				return offered === null ? [] : [offered];
			}),
		);
		keptUntilMs = performance.now() + KEPT_MS;
		return known;
	}

	async function list(call: StatusCall) {
		if (known !== null && performance.now() < keptUntilMs) return known;
		try {
			return await refresh(call);
		} catch (error) {
			if (known === null) throw error;
			return known;
		}
	}

	return {
		async find(facility, call) {
			const offered = (await list(call)).get(facility.id);
			if (offered) return offered;
			throw new TerminalError(
				"unrecognized",
				`the source does not list the facility ${facility.id}, though it is configured for it`,
			);
		},
		forget() {
			keptUntilMs = 0;
		},
	};
}
