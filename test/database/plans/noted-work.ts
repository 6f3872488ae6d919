import { expect } from "vitest";
import { jobs } from "../../../server/jobs/jobs.ts";
import type { JobHandler } from "../../../server/worker/job.ts";
import { startTrackedWorld, type TrackedWorld } from "../../jobs/tracked.ts";
import { runNextJob } from "../../support/jobs/run-jobs.ts";
import { statementsOf } from "../../support/statements/executed-statements.ts";

/** The content of a body: the type of its record, its attributes and its relationships; or the lines of a table. */
export type Content =
	| readonly [type: string, attributes: object, relationships?: object]
	| readonly [table: string];

/** An installation whose work is done one piece at a time, each with a note of its statements. */
export interface NotedWork extends TrackedWorld {
	/** The id that stands for `{id}` in the paths of each collection. */
	readonly ids: Map<string, string>;
	/** Sends a request, such as `GET /shipments/{id} (again)`. The id of a created record stands for `{id}` from then on. */
	request(work: string, ...content: Content | []): Promise<void>;
	/** Runs the next job of a kind. */
	job(name: keyof typeof jobs, why?: string): Promise<void>;
	/** All work and its statements, as text. */
	report(): string;
}

/** The body and headers of a request. */
function bodyOf(
	content: Content | [],
	more: object,
): Pick<RequestInit, "headers" | "body"> {
	const [type, attributes, relationships] = content;
	if (type === undefined) return {};
	if (attributes === undefined)
		return { headers: { "content-type": "text/csv" }, body: type };
	const data = { ...more, type, attributes, relationships };
	return {
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ data }),
	};
}

/** Starts the installation without a worker, and its sources. */
export async function startNotedWork(): Promise<NotedWork> {
	const world = await startTrackedWorld({ isSeeing: true, isWorking: false });
	const { system } = world;
	const ids = new Map<string, string>();
	const noted: string[] = [];
	const note = (work: string, statements: readonly string[]) => {
		noted.push(`${work}\n${statements.map((one) => `  ${one}\n`).join("")}`);
	};
	return {
		...world,
		ids,
		async request(work, ...content) {
			const [, method = "", template = ""] = /^(\S+) (\S+)/.exec(work) ?? [];
			const [, collection = ""] = template.split("/");
			const id = ids.get(collection);
			const path = template.replace("{id}", id ?? "");
			let status = 0;
			const statements = await statementsOf(async () => {
				const body = bodyOf(content, method === "PATCH" ? { id } : {});
				const reply = await system.fetch(path, { method, ...body });
				({ status } = reply);
				const text = await reply.text();
				if (status !== 201) return;
				const { data } = JSON.parse(text) as { data: { id: string } };
				ids.set(/[^/]+$/.exec(template)?.[0] ?? "", data.id);
			});
			note(`${status} ${work}`, statements);
		},
		async job(name, why = "") {
			const handle = jobs[name].handle as JobHandler<typeof name>;
			const { services } = system;
			const isDue = await runNextJob(services, name, async (claimed) => {
				const work = () => handle(claimed, services);
				note(`job ${name}${why}`, await statementsOf(work));
			});
			expect(isDue, `a job ${name} is due`).toBe(true);
		},
		report: () => noted.join("\n"),
	};
}
