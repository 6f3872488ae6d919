import { useSyncExternalStore } from "react";

/** The content of the page as its URL describes it, so that a link shows the same. */
export interface View {
	/** The searched number; empty for none. */
	readonly number: string;
	/** The id of the chosen container; empty for none. */
	readonly container: string;
}

const MOVED = "landfall:moved";

function subscribe(changed: () => void): () => void {
	addEventListener("popstate", changed);
	addEventListener(MOVED, changed);
	return () => {
		removeEventListener("popstate", changed);
		removeEventListener(MOVED, changed);
	};
}

/** The URL of a view. */
export function addressOf({ number, container }: View): string {
	const search = new URLSearchParams();
	if (number) search.set("number", number);
	if (container) search.set("container", container);
	return search.size > 0 ? `?${search}` : "./";
}

/** Goes to a view without loading the page again. */
export function goTo(view: View): void {
	history.pushState(null, "", addressOf(view));
	dispatchEvent(new Event(MOVED));
}

/** The current view of the page. */
export function useView(): View {
	const search = useSyncExternalStore(subscribe, () => location.search);
	const values = new URLSearchParams(search);
	return {
		number: values.get("number") ?? "",
		container: values.get("container") ?? "",
	};
}
