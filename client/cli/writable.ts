import { access, open, rm } from "node:fs/promises";
import { UsageError } from "./call.ts";

/** Throws {@link UsageError} when a file cannot be written. A file keeps its content, and none is left behind. */
export async function checkWritable(file: string): Promise<void> {
	const isNew = await access(file).then(
		() => false,
		() => true,
	);
	try {
		const opened = await open(file, "a");
		await opened.close();
		if (isNew) await rm(file);
	} catch (error) {
		throw new UsageError(
			`${file} cannot be written: ${(error as Error).message}`,
		);
	}
}
