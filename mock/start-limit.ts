/** The longest time until a process is ready, even on a busy machine. */
export const START_LIMIT_MS = 60_000;
