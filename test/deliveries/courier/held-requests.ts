import type { ServerResponse } from "node:http";

/** Requests that wait for an answer, by path. */
export class Held {
	readonly #responses = new Map<string, ServerResponse[]>();
	readonly most = new Map<string, number>();

	hold(response: ServerResponse, path: string): void {
		const held = this.#responses.get(path) ?? [];
		held.push(response);
		this.#responses.set(path, held);
		this.most.set(path, Math.max(this.most.get(path) ?? 0, held.length));
	}

	count(name: string): number {
		return this.#responses.get(`/hooks/${name}`)?.length ?? 0;
	}

	total(): number {
		return [...this.#responses.values()].flat().length;
	}

	releaseFirst(name: string): void {
		this.#responses.get(`/hooks/${name}`)?.shift()?.end();
	}

	release(status = 200): void {
		for (const held of this.#responses.values()) {
			for (const response of held.splice(0)) response.writeHead(status).end();
		}
	}
}
