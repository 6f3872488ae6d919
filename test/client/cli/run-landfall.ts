import { landfall } from "../../../client/cli/program.ts";

/** The output and exit code of a run of the command line. */
export interface Run {
	readonly code: number;
	readonly out: readonly string[];
	readonly error: readonly string[];
}

/** Runs the command line with an account of an installation. */
export async function runLandfall(
	{ url, key }: { readonly url: string; readonly key: string },
	args: readonly string[],
	signal: AbortSignal = new AbortController().signal,
): Promise<Run> {
	const out: string[] = [];
	const error: string[] = [];
	const code = await landfall(args, {
		env: { LANDFALL_URL: url, LANDFALL_API_KEY: key },
		streams: {
			out: (line) => out.push(line),
			error: (line) => error.push(line),
		},
		signal,
	});
	return { code, out, error };
}
