/**
 * Makes what depends on the contract alone once for each document, however many servers one process runs: to compile all its
 * schemas takes longer than to start the rest.
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
