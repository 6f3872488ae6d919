import { useSyncExternalStore } from "react";

/** What the page shows, as its address says: a link to it shows the same. */
export interface Place {
	/** The number that is searched for; empty for none. */
	readonly number: string;
	/** The id of the container that was chosen; empty for none. */
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

/** The address of a place. */
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

/** The place that the page is at. */
export function usePlace(): Place {
	const search = useSyncExternalStore(subscribe, () => location.search);
	const values = new URLSearchParams(search);
	return {
		number: values.get("number") ?? "",
		container: values.get("container") ?? "",
	};
}
