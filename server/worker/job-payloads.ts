/**
 * What each job needs to know. Whoever plans a job adds its payload. Everything else the job reads when it runs, so that it acts
 * on what is true then.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each kind of job is added beside what plans it.
export interface JobPayloads {}
