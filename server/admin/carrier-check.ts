import type { Inquiry } from "../sources/contracts/carrier.ts";
import { type AdminCommand, CommandError } from "./command.ts";

const REQUEST_TYPES: readonly Inquiry["requestType"][] = [
	"bill_of_lading",
	"booking",
	"container",
];

function requestTypeOf(type: string | undefined, number: string) {
	if (type === undefined) {
		const isContainer = /^[A-Z]{3}[UJZ]\d{7}$/i.test(number.trim());
		return isContainer ? "container" : "bill_of_lading";
	}
	const found = REQUEST_TYPES.find((known) => known === type);
	if (found) return found;
	throw new CommandError(`--type is one of: ${REQUEST_TYPES.join(", ")}`);
}

/** `carrier check`: polls one carrier once and shows its messages and the derived record. Stores nothing. */
export const carrierCheckCommand: AdminCommand = {
	words: "carrier check",
	usage: `carrier check <scac> <number> [--type <type>]`,
	summary: `asks a carrier of CARRIERS_FILE once and explains its answer; a type is ${REQUEST_TYPES.join(", ")}`,
	operands: 2,
	async run({ config, type }, [scac = "", requestNumber = ""]) {
		const requestType = requestTypeOf(type, requestNumber);
		const inquiry = { requestType, requestNumber };
		// Loaded only here: carriers are the largest part of the program, and no other command needs them.
		const [{ askCarrier }, { reportForPeople }] = await Promise.all([
			import("./ask-carrier.ts"),
			import("./carrier-report.ts"),
		]);
		const report = await askCarrier(config, scac, inquiry);
		return {
			message: reportForPeople(report),
			data: { ...report },
			isFailure: report.failure !== null,
		};
	},
};
