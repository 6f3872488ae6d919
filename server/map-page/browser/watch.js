/**
 * Looks again after a while, but only while the page is seen: a tab in the background asks for nothing, and looks when
 * it comes to the front.
 *
 * @param {() => void} look
 * @returns {(seconds: number | undefined) => void} sets after how long; with undefined, that there is nothing to wait for
 */
export function watch(look) {
	let isDue = false;
	let timer = 0;
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
