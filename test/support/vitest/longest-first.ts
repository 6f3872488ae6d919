import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first. To update the list, run `npm test` on an idle machine and read its output. */
const LONGEST: readonly string[] = [
	"mock/simulate/simulate",
	"map-page/handling",
	"main/start-up",
	"mock/demo/demo",
	"map/simulated-maps",
	"mock/api/mock-api",
	"deliveries/courier",
	"home-page/pages",
	"campaigns/tenants/tenants",
	"sources/requests/carrier-channel",
	"walks/crash",
	"main/shutdown",
	"map-page/voyages",
	"deliveries/chaos",
	"worker/worker",
	"contract/generate",
	"mock/api/mock-examples",
	"client/webhook-signatures",
	"admin/admin",
	"resources/webhooks/notified-events",
	"jobs/track-shipment/carrier-failures",
	"jobs/track-shipment/lifecycle",
	"json-api/sqlite-seeded-replies",
	"readme/readme",
];

/** Starts with the slowest files, so that no worker is left with one of them at the end. */
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
