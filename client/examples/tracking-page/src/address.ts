import { useSyncExternalStore } from "react";

/** The content of the page as its URL describes it, so that a link shows the same. */
export interface Place {
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

/** The URL of a place. */
export function addressOf({ number, container }: Place): string {
	const search = new URLSearchParams();
	if (number) search.set("number", number);
	if (container) search.set("container", container);
	return search.size > 0 ? `?${search}` : "./";
}

/** Goes to a place without loading the page again. */
export function goTo(place: Place): void {
	history.pushState(null, "", addressOf(place));
	dispatchEvent(new Event(MOVED));
}

/** The current place of the page. */
export function usePlace(): Place {
	const search = useSyncExternalStore(subscribe, () => location.search);
	const values = new URLSearchParams(search);
	return {
		number: values.get("number") ?? "",
		container: values.get("container") ?? "",
	};
}
