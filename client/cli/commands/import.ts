import { readFile } from "node:fs/promises";
import type { ImportRefusal, LandfallClient } from "../../index.ts";
import { waitUnlessAborted } from "../../retry.ts";
import { type Command, UsageError } from "../call.ts";
import type { Output } from "../output.ts";

const PAUSE_MS = 500;

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
	try {
		return new Uint8Array(await readFile(file));
	} catch (error) {
		throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
	}
}

/** Waits until all lines of an import are processed, and reports its progress. */
async function waitUntilDone(
	client: LandfallClient,
	id: string,
	output: Output,
	signal: AbortSignal,
) {
	let reported: number | undefined;
	for (;;) {
		const record = await client.trackingRequestImports.get(id, {}, { signal });
		const { status, progress } = record.attributes;
		if (progress !== reported) output.remark(`${progress} %`);
		reported = progress;
		if (status === "done") return record;
		await waitUnlessAborted(PAUSE_MS, signal);
	}
}

function refusalText({ attributes: { line, reasons } }: ImportRefusal): string {
	const details = reasons.map(({ detail }) => detail).join("; ");
	return `line ${line}: ${details}`;
}

/** `landfall import`: tracks the numbers of a CSV file and lists each refused line. */
export const importTable: Command = {
	usage: "<file.csv> [--no-wait]",
	summary: "track the numbers of a CSV file, and list each refused line",
	words: 1,
	options: { "no-wait": { type: "boolean" } },
	async run({ client, words, options, output, signal }) {
		const [file = ""] = words;
		const { trackingRequestImports } = client;
		const csv = await bytesOf(file);
		const { data: started } = await trackingRequestImports.create(csv, {
			signal,
		});
		if (options["no-wait"]) {
			output.record(started);
			return true;
		}
		const done = await waitUntilDone(client, started.id, output, signal);
		const refusals = trackingRequestImports.refusals(
			started.id,
			{ "page[size]": 100 },
			{ signal },
		);
		for await (const refusal of refusals)
			output.result(refusal, refusalText(refusal));
		const { created, refused, duplicates } = done.attributes;
		output.result(
			done,
			`${created} created, ${refused} refused (${duplicates} tracked already)`,
		);
		return refused === duplicates;
	},
};
