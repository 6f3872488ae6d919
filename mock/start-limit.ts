/** So long a process may take to be ready, also on a machine that is busy with everything else. */
export const START_LIMIT_MS = 60_000;
