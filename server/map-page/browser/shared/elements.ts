/** The element of the page with this id. */
export function byId<Kind extends Element>(
	id: string,
	kind: new () => Kind,
): Kind {
	const element = document.getElementById(id);
	if (element instanceof kind) return element;
	throw new Error(`the page has no ${kind.name} with the id ${id}`);
}

/** A new HTML element. Texts are inserted as text, never as markup. */
export function html<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	className: string,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	if (className) element.className = className;
	element.append(...children);
	return element;
}

/** A new element of SVG. */
export function svg<Name extends keyof SVGElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string | number>>,
	...children: (Node | string)[]
): SVGElementTagNameMap[Name] {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [attribute, value] of Object.entries(attributes))
		element.setAttribute(attribute, String(value));
	element.append(...children);
	return element;
}
