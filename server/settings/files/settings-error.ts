/** A settings file cannot be used. `message` is one line for the operator: file, place in it, what was expected; never a value of the file. */
export class SettingsFileError extends Error {
	override readonly name = "SettingsFileError";
}
