import { afterAll } from "vitest";

/** How things are closed: installations stop, peers close, folders are removed. */
type Closable =
	| { stop(): unknown }
	| { close(): unknown }
	| { remove(): unknown };

function close(opened: Closable): unknown {
	if ("stop" in opened) return opened.stop();
	if ("close" in opened) return opened.close();
	return opened.remove();
}

/**
 * Opens what all tests of a file share. After the last test everything is closed, in the reverse order of opening.
 * `const receiver = await openForFile(startReceiver)`
 */
export async function openForFile<
	Options extends readonly unknown[],
	Opened extends Closable,
>(
	open: (...options: Options) => Opened | Promise<Opened>,
	...options: Options
): Promise<Opened> {
	const opened = await open(...options);
	afterAll(async () => {
		await close(opened);
	});
	return opened;
}
