/**
 * The element of the page with this id.
 *
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
	const element = document.getElementById(id);
	if (element instanceof kind) return element;
	throw new Error(`the page has no ${kind.name} with the id ${id}`);
}

/**
 * A new element of HTML. Texts are put in as texts, never as markup.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function html(name, className, ...children) {
	const element = document.createElement(name);
	if (className) element.className = className;
	element.append(...children);
	return element;
}

/**
 * A new element of SVG.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes, ...children) {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [attribute, value] of Object.entries(attributes))
		element.setAttribute(attribute, String(value));
	element.append(...children);
	return element;
}
