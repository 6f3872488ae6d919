/** Payload of each kind of job, declared beside the code that plans the job. A job reads everything else when it runs. */
// biome-ignore lint/suspicious/noEmptyInterface: modules that plan jobs add their kinds.
export interface JobPayloads {}
