import type { ClockOrigin } from "../runtime/clock.ts";
import type { SimulatedLine } from "./carriers/simulated-carriers.ts";
import type { SimulatedTerminals } from "./terminals/simulated-terminals.ts";
import type { SimulatedVessels } from "./vessels/simulated-vessels.ts";

/** A simulated world in its own process, as `/world` describes it. */
export interface SharedWorld {
	readonly url: string;
	/** The clock of the world. */
	readonly clock: ClockOrigin;
	readonly lines: readonly SimulatedLine[];
	readonly terminals: readonly SimulatedTerminals[];
	/** Absent without a source of vessel positions. */
	readonly vessels?: SimulatedVessels;
}

const LIMIT_MS = 10_000;

/** The URL is not that of a simulated world. `message` is one line for the operator. */
export class SharedWorldError extends Error {
	override readonly name = "SharedWorldError";
}

/** Reads the description of a world. Throws {@link SharedWorldError} when there is none at the address. */
export async function findSharedWorld(url: string): Promise<SharedWorld> {
	try {
		const reply = await fetch(`${url}/world`, {
			signal: AbortSignal.timeout(LIMIT_MS),
		});
		if (!reply.ok) throw new Error(`it answers ${reply.status}`);
		return { ...((await reply.json()) as SharedWorld), url };
	} catch (error) {
		const { message } = error as Error;
		throw new SharedWorldError(
			`SIMULATED_WORLD names ${url}, where no simulated world is: ${message}`,
		);
	}
}
