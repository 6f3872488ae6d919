/**
 * Caches a result per contract document, for processes with several servers. Compiling all schemas takes longer than
 * starting the rest.
 */
export function oncePerContract<Contract extends object, Made>(
	make: (document: Contract) => Made,
): (document: Contract) => Made {
	const made = new WeakMap<Contract, { readonly value: Made }>();
	return (document) => {
		const known = made.get(document) ?? { value: make(document) };
		made.set(document, known);
		return known.value;
	};
}
