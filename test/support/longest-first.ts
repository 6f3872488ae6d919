import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the longest first. Run `npm test` on a quiet machine and read its output to write it again. */
const LONGEST: readonly string[] = [
	"map-page/handling",
	"mock/demo/demo",
	"mock/simulate/simulate",
	"mock/api/mock-api",
	"main/start-up",
	"campaigns/tenants/tenants",
	"main/shutdown",
	"map-page/voyages",
	"deliveries/courier",
	"map/simulated-maps",
	"mock/api/mock-api",
	"mock/api/mock-examples",
	"contract/generate",
	"walks/crash",
	"sources/carriers/carrier-channel",
	"home-page/pages",
	"admin/admin",
	"main/database-trouble",
	"worker/worker",
	"tracking/random-polls",
	"walks/processes",
	"deliveries/chaos",
	"resources/vessels/get-vessel-future-positions",
	"client/webhook-signatures",
	"readme/readme",
];

/** Begins with the files that take longest, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
	override async sort(
		files: TestSpecification[],
	): Promise<TestSpecification[]> {
		const { root } = this.ctx.config;
		const rankOf = ({ moduleId }: TestSpecification) => {
			const name = relative(`${root}/test`, moduleId);
			const rank = LONGEST.indexOf(name.replace(/\.test\.ts$/, ""));
			return rank === -1 ? LONGEST.length : rank;
		};
		const others = await super.sort(files);
		return others.toSorted((a, b) => rankOf(a) - rankOf(b));
	}
}
