import { processStates } from "../database/state-store.ts";
import { timeZoneByLocode } from "../reference/places/lookup.ts";
import { toInstant, wallClock } from "../runtime/clock.ts";
import type { Config } from "../settings/config.ts";
import { openSettingsFile } from "../settings/files/settings-file.ts";
import { openTrackingRules } from "../settings/tracking-rules/open-tracking-rules.ts";
import { carrierRegistry } from "../sources/carriers/carrier-registry.ts";
import { configuredCarriers } from "../sources/carriers/configured-carriers.ts";
import type { Carrier, Inquiry } from "../sources/contracts/carrier.ts";
import { CarrierError } from "../sources/requests/carrier-errors.ts";
import {
	type SourceHttp,
	sourceHttp,
} from "../sources/requests/source-http.ts";
import type { CarrierReport } from "./carrier-report.ts";
import { derivedRows, leftOutRows, messageRows } from "./carrier-rows.ts";
import { CommandError } from "./command.ts";
import { nextStepAfter } from "./next-step.ts";

const TIME_LIMIT_MS = 180_000;

function configuredCarrier(
	{ carriersFile, secrets }: Config,
	scac: string,
	http: SourceHttp,
	onSkipped: (scac: string, reasons: readonly string[]) => void,
): Carrier {
	if (carriersFile === undefined) {
		throw new CommandError(
			"carrier check asks the carriers of CARRIERS_FILE, which is not set; the lines of the simulated world need no check",
		);
	}
	const carriers = configuredCarriers(
		openSettingsFile("CARRIERS_FILE", carriersFile, secrets),
		{
			http,
			states: processStates(),
			now: () => wallClock.now(),
			zoneOf: (locode) => timeZoneByLocode(locode) ?? null,
			onSkipped,
		},
	);
	const carrier = carrierRegistry(carriers).find(scac);
	if (carrier) return carrier;
	const known = carriers.map((line) => line.scac).join(", ");
	throw new CommandError(
		`${carriersFile} describes no carrier ${JSON.stringify(scac)}; it has ${known}`,
	);
}

/** Requests a number once from a configured carrier. A carrier's failure is part of the report. */
export async function askCarrier(
	config: Config,
	scac: string,
	inquiry: Inquiry,
): Promise<CarrierReport> {
	const { request: rules } = openTrackingRules(config);
	const http = sourceHttp();
	const leftOut: string[] = [];
	try {
		const carrier = configuredCarrier(config, scac, http, (_, reasons) =>
			leftOut.push(...reasons),
		);
		const startedMs = performance.now();
		const answer = await carrier
			.track(inquiry, AbortSignal.timeout(TIME_LIMIT_MS))
			.catch((error: unknown) => {
				if (error instanceof CarrierError) return error;
				throw error;
			});
		const report = {
			scac: carrier.scac,
			request_type: inquiry.requestType,
			request_number: inquiry.requestNumber,
			took_ms: Math.round(performance.now() - startedMs),
			left_out: leftOutRows(leftOut),
		};
		if (answer instanceof CarrierError) {
			const { code, message, isTemporary, retryAfterMs } = answer;
			const failure = {
				code,
				message,
				is_temporary: isTemporary,
				retry_after_ms: retryAfterMs ?? null,
				next_step: nextStepAfter(answer, inquiry.requestType, rules),
			};
			return {
				...report,
				normalized_number: null,
				failure,
				messages: [],
				derived: [],
			};
		}
		const now = toInstant(wallClock.now());
		return {
			...report,
			normalized_number: answer.normalizedNumber,
			failure: null,
			messages: messageRows(answer.observations),
			derived: derivedRows(answer, inquiry.requestType, now),
		};
	} finally {
		await http.close();
	}
}
