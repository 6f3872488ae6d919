/** An invalid settings file. `message` is one line with file, place and expectation, and never a value of the file. */
export class SettingsFileError extends Error {
	override readonly name = "SettingsFileError";
}
