/** The columns of a transport event that its record repeats. */
export const EVENT_COLUMNS = [
	"id",
	"container_id",
	"event",
	"created_at",
	"timestamp",
] as const;

/** A row with these columns. */
export type EventColumns = Readonly<
	Record<(typeof EVENT_COLUMNS)[number], string>
>;

/**
 * The record of a transport event in the form that {@link shortEventText} can shorten: `%` stands for a value. It never changes,
 * because stored texts are read with it; another form gets another mark. A record in another form is stored unchanged.
 */
const TEMPLATE =
	'{"id":%,"type":"transport_event","attributes":{"event":%,"created_at":%,"voyage_number":%,"timestamp":%,"timezone":%,' +
	'"location_locode":%,"data_source":%,"value":%,"invalidated_at":%,"value_timestamp":%},' +
	'"relationships":{"shipment":{"data":%},"container":{"data":%},"vessel":{"data":%},"location":{"data":%},"terminal":{"data":%},' +
	'"source_event":{"data":%},"previous_version":{"data":%}}}';

const [HEAD = "", ...PARTS] = TEMPLATE.split("%");
const TAIL = PARTS.at(-1);

/** The first character of a short text. No JSON text begins with it. */
const MARK = "~";

/** Separates values; JSON texts contain none. */
const END = "\n";

/** The value of a column in a short text is its place in this list. */
function columnTexts(row: EventColumns): readonly string[] {
	return [
		JSON.stringify(row.id),
		JSON.stringify(row.event),
		JSON.stringify(row.created_at),
		JSON.stringify(row.timestamp),
		`{"id":"${row.container_id}","type":"container"}`,
		"null",
	];
}

const IDENTIFIER = /^\{"id":"([\w-]+)","type":"(\w+)"\}$/;

function shortValue(value: string, known: readonly string[]): string {
	const place = known.indexOf(value);
	if (place >= 0) return String(place);
	const identifier = IDENTIFIER.exec(value);
	return identifier ? `${identifier[2]} ${identifier[1]}` : value;
}

function longValue(value: string, known: readonly string[]): string {
	if (value.length === 1) return known[Number(value)] ?? value;
	const [type, id] = value.startsWith('"') ? [] : value.split(" ");
	return id === undefined ? value : `{"id":"${id}","type":"${type}"}`;
}

/** A short text of a transport event's record: the values that its row does not have. A third of its length. */
export function shortEventText(document: string, row: EventColumns): string {
	const known = columnTexts(row);
	const values: string[] = [];
	let at = HEAD.length;
	for (const part of PARTS) {
		// The last part is nothing but braces, which can end a value too.
		const end =
			part === TAIL
				? document.length - part.length
				: document.indexOf(part, at);
		if (end < 0) return document;
		values.push(shortValue(document.slice(at, end), known));
		at = end + part.length;
	}
	const text = MARK + values.join(END);
	return eventText(text, row) === document ? text : document;
}

/** The record of a transport event, from its stored text. */
export function eventText(stored: string, row: EventColumns): string {
	if (!stored.startsWith(MARK)) return stored;
	const known = columnTexts(row);
	const values = stored.slice(MARK.length).split(END);
	let text = HEAD;
	for (const [index, part] of PARTS.entries())
		text += longValue(values[index] ?? "", known) + part;
	return text;
}
