import { InvalidRequestError } from "../../errors.ts";
import {
	type Command,
	numberOption,
	type OptionValues,
	textOption,
	UsageError,
} from "../call.ts";
import { requestFor, type Wanted } from "../request-for.ts";

type Kind = Wanted["request_type"];

const KINDS = [
	"bill_of_lading",
	"booking",
	"container",
] as const satisfies readonly Kind[];

const USUAL_LIMIT_S = 300;

function kindOf(options: OptionValues): Kind | undefined {
	const text = textOption(options, "type");
	const kind = KINDS.find((one) => one === text);
	if (text !== undefined && kind === undefined)
		throw new UsageError(`--type must be one of ${KINDS.join(", ")}`);
	return kind;
}

/** The command that reads what is tracked already; undefined when that is not what an error is about. */
function readCommand(error: unknown): string | undefined {
	if (!(error instanceof InvalidRequestError) || error.code !== "duplicate")
		return undefined;
	const { shipment_id, tracking_request_id } = error.errors[0]?.meta ?? {};
	if (shipment_id) return `landfall get shipments ${shipment_id}`;
	return (
		tracking_request_id &&
		`landfall get tracking-requests ${tracking_request_id}`
	);
}

/**
 * `landfall track`: tracks a number and waits for its shipment. Infers the line and the kind of number when they are not given.
 */
export const track: Command = {
	usage:
		"<number> [--scac <scac>] [--type <type>] [--limit <seconds>] [--no-wait]",
	summary: "track a number, and wait until its shipment is there",
	words: 1,
	options: {
		scac: { type: "string" },
		type: { type: "string" },
		limit: { type: "string" },
		"no-wait": { type: "boolean" },
	},
	async run({ client, words, options, output, signal }) {
		const [request_number = ""] = words;
		const scac = textOption(options, "scac");
		const request_type = kindOf(options);
		const limitMs = 1_000 * numberOption(options, "limit", USUAL_LIMIT_S);
		const { create, infer, waitUntilTracked } = client.trackingRequests;
		const wanted: Wanted =
			scac !== undefined && request_type !== undefined
				? { request_type, request_number, scac }
				: await infer(request_number, { signal }).then((inferred) =>
						requestFor(request_number, inferred, { scac, request_type }),
					);
		const request = await create(wanted, { signal }).catch((error: unknown) => {
			const command = readCommand(error);
			if (command && !output.isJson)
				output.remark(`read what is tracked: ${command}`);
			throw error;
		});
		if (options["no-wait"]) {
			output.record(request);
			return true;
		}
		const { tracked_object } = await waitUntilTracked(request.id, {
			signal,
			limitMs,
			onProgress: ({ attributes: { request_number, scac, status } }) =>
				output.remark(`${request_number} (${scac ?? "any line"}): ${status}`),
		});
		if (tracked_object) output.record(tracked_object);
		return true;
	},
};
