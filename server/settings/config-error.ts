/** An invalid setting. `message` is one line that names the variable and its allowed values. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
}
