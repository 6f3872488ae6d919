import { type Launched, landfallProcesses } from "./launch.ts";

/** Resident memory of one process over time. */
export interface MemoryCurve {
	readonly name: string;
	/** Time (minutes since the start) and memory (MB) of each sample. */
	readonly samples: (readonly [minutes: number, mb: number])[];
}

/** Samples the memory of all processes. */
export function sampleMemory(
	launched: Launched,
	curves: Map<string, MemoryCurve>,
	minutes: number,
): void {
	for (const { name, memoryMb } of [
		launched.world,
		...landfallProcesses(launched),
	]) {
		const curve = curves.get(name) ?? { name, samples: [] };
		curves.set(name, curve);
		const used = memoryMb();
		if (used > 0) curve.samples.push([minutes, used]);
	}
}

/** Largest memory in each third of the run, in MB, which shows a leak. */
export function memoryThirds({ samples }: MemoryCurve): number[] {
	const third = Math.ceil(samples.length / 3);
	return [0, 1, 2].map((index) =>
		samples
			.slice(index * third, (index + 1) * third)
			.reduce((most, [, mb]) => Math.max(most, mb), 0),
	);
}

/** Memory growth over the second half of the run in MB per minute, by linear regression. */
export function memorySlope({ samples }: MemoryCurve): number {
	const half = samples.slice(Math.floor(samples.length / 2));
	const mean = (of: (sample: readonly [number, number]) => number) =>
		half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
	const [meanAt, meanMb] = [mean(([at]) => at), mean(([, mb]) => mb)];
	const spread = mean(([at]) => (at - meanAt) ** 2);
	const shared = mean(([at, mb]) => (at - meanAt) * (mb - meanMb));
	return spread > 0 ? shared / spread : 0;
}
