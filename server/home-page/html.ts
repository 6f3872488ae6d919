const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** A text that is already HTML. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

/** HTML from a template. Filled-in values are escaped as text, unless they are HTML already. */
export function html(
	template: TemplateStringsArray,
	...values: readonly (string | Html | readonly Html[])[]
): Html {
	const filled = values.map((value) => {
		if (typeof value === "string")
			return value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
		return [value]
			.flat()
			.map(({ text }) => text)
			.join("\n");
	});
	return new Html(String.raw({ raw: template }, ...filled));
}
