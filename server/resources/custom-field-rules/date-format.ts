const TOKENS = { YYYY: 4, MM: 2, DD: 2, HH: 2, mm: 2, ss: 2 } as const;

type Token = keyof typeof TOKENS;

const TOKEN = /YYYY|MM|DD|HH|mm|ss/g;

/** The usual forms of dates and instants. */
export const USUAL_FORMATS = {
	date: "YYYY-MM-DD",
	datetime: "YYYY-MM-DD HH:mm:ss",
} as const;

/** Whether a text is a format for dates or instants: it has year, month and day, and no part twice. */
export function isDateFormat(format: string, isInstant: boolean): boolean {
	const tokens: string[] = format.match(TOKEN) ?? [];
	const isOnce = new Set(tokens).size === tokens.length;
	const isWhole = ["YYYY", "MM", "DD"].every((one) => tokens.includes(one));
	const isDate = !tokens.some((one) => /[Hms]/.test(one));
	const isPlain = !/[A-Za-z0-9]/.test(format.replaceAll(TOKEN, ""));
	return isOnce && isWhole && isPlain && (isInstant || isDate);
}

/** The instant of these parts; undefined when it does not exist, such as 30 February. */
function instantOf(parts: Readonly<Partial<Record<Token, string>>>) {
	const { YYYY = "", MM = "", DD = "" } = parts;
	const { HH = "00", mm = "00", ss = "00" } = parts;
	const text = `${YYYY}-${MM}-${DD}T${HH}:${mm}:${ss}Z`;
	const at = new Date(text);
	const isReal =
		!Number.isNaN(at.getTime()) &&
		at.toISOString() === text.replace("Z", ".000Z");
	return isReal ? at : undefined;
}

/** Reads a date or instant in UTC by a format; undefined when the text does not match or the date does not exist. */
export function parseDate(text: string, format: string): Date | undefined {
	const tokens: string[] = format.match(TOKEN) ?? [];
	const source = format
		.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replaceAll(TOKEN, (token) => `(\\d{${TOKENS[token as Token]}})`);
	const found = new RegExp(`^${source}$`).exec(text);
	if (!found) return undefined;
	return instantOf(
		Object.fromEntries(tokens.map((token, at) => [token, found[at + 1]])),
	);
}

/** Writes a stored date or instant in a format, in UTC. */
export function formatDate(stored: string, format: string): string {
	const at = new Date(stored).toISOString();
	const parts: Readonly<Record<string, string>> = {
		YYYY: at.slice(0, 4),
		MM: at.slice(5, 7),
		DD: at.slice(8, 10),
		HH: at.slice(11, 13),
		mm: at.slice(14, 16),
		ss: at.slice(17, 19),
	};
	return format.replaceAll(TOKEN, (token) => parts[token] ?? token);
}
