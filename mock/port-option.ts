/** Reads the value of `--port`; 0 lets the system choose a port. Throws an error with the value when it is not a port. */
export function readPort(text: string): number {
	const port = text.trim() === "" ? Number.NaN : Number(text);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Error(`--port must be a number up to 65535, not "${text}"`);
}
