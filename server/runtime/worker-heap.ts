/**
 * Node options that collect a worker's garbage sooner: 300 MB of memory instead of more than 500 while it records reports, for a few
 * percent more processor time. `npm run worker` has the same.
 */
export const WORKER_HEAP = [
	"--max-semi-space-size=8",
	"--heap-growing-percent=50",
] as const;
