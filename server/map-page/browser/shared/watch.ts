/**
 * Calls `look` after a wait, but only while the page is visible; a tab in the background calls it when it becomes visible. The returned
 * function sets the wait in seconds; undefined ends it.
 */
export function watch(look: () => void): (seconds: number | undefined) => void {
	let isDue = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	function lookIfSeen() {
		if (!isDue || document.hidden) return;
		isDue = false;
		look();
	}
	document.addEventListener("visibilitychange", lookIfSeen);
	return (seconds) => {
		clearTimeout(timer);
		isDue = false;
		if (seconds === undefined) return;
		timer = setTimeout(() => {
			isDue = true;
			lookIfSeen();
		}, seconds * 1_000);
	};
}
