import type { Services } from "../services/services.ts";

/** The answer to a readiness probe. */
interface Readiness {
	/** Whether the process can serve requests. */
	readonly isReady: boolean;
	readonly status: string;
}

async function canRead({ database, log }: Services): Promise<boolean> {
	try {
		await database.db.selectFrom("settings").select("name").limit(1).execute();
		return true;
	} catch (error) {
		log.warn({ err: error }, "the database cannot be read");
		return false;
	}
}

/**
 * Creates the readiness check. A read-only database is ready, because otherwise reads would fail too. Each problem is
 * logged once.
 */
export function readiness(
	services: Services,
	isStopping: () => boolean,
): () => Promise<Readiness> {
	const { database, log } = services;
	let logged: string | undefined;
	return async () => {
		if (isStopping()) return { isReady: false, status: "stopping" };
		if (!(await canRead(services)))
			return { isReady: false, status: "no database" };
		const trouble = await database.findTrouble();
		if (trouble && trouble.message !== logged) log.error(trouble.message);
		logged = trouble?.message;
		if (!trouble) return { isReady: true, status: "ready" };
		return trouble.isReadable
			? { isReady: true, status: "read only" }
			: { isReady: false, status: trouble.message };
	};
}
