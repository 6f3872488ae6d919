import { type AnyRecord, recordText, summaryText } from "./record-text.ts";

/** Prints the results of a command as text for people or as JSON for programs. */
export interface Output {
	/** Whether results are JSON. */
	readonly isJson: boolean;
	/** Writes a result: one line of JSON, or the text. */
	result(value: unknown, text: string): void;
	/** Writes a record with its attributes and related records. */
	record(record: AnyRecord): void;
	/** Writes a record in one line. */
	summary(record: AnyRecord): void;
	/** Writes a remark for people beside the results. */
	remark(text: string): void;
}

/** The output streams of a process; each call writes a line. */
export interface Streams {
	out(line: string): void;
	error(line: string): void;
}

/** Creates an output over two streams. Remarks go to standard error, so that results can be piped. */
export function outputTo(streams: Streams, isJson: boolean): Output {
	const result = (value: unknown, text: string) =>
		streams.out(isJson ? JSON.stringify(value) : text);
	return {
		isJson,
		result,
		record: (record) => result(record, recordText(record)),
		summary: (record) => result(record, summaryText(record)),
		remark: (text) => streams.error(text),
	};
}
