import type { Services } from "../services/services.ts";

/** What a probe is told. */
interface Readiness {
	/** Whether requests should be sent here. */
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
 * Makes the look whether this process can serve. A database that can only be read is ready: reads would end as well if requests went
 * elsewhere. What is wrong with it is logged once.
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
