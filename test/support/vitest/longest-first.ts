import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first. To update the list, run `npm test` on an idle machine and read its output. */
const LONGEST: readonly string[] = [
	"mock/simulate/simulate",
	"mock/sandbox/sandbox",
	"readme/readme",
	"admin/admin",
	"client/package",
	"client/cli/conform",
	"map-page/handling",
	"main/start-up",
	"mock/demo/demo",
	"end-to-end/crash",
	"database/plans/plans-of-reads",
	"database/plans/plans-of-request-lists",
	"json-api/sqlite-seeded-replies",
	"home-page/pages",
	"client/examples/tracking-page/tracking-page",
	"end-to-end/learning",
	"deliveries/chaos",
	"resources/listings/random-lists",
	"contract/generate",
	"map-page/moving",
	"sea/sea-route",
	"campaigns/tenants/tenants",
	"main/shutdown",
	"mock/api/mock-api",
	"mock/api/mock-answers",
	"deliveries/courier",
	"jobs/track-shipment/carrier-failures",
	"jobs/track-shipment/track-shipment",
	"map-page/voyages",
	"resources/webhooks/notified-events",
	"recording/store-report",
	"jobs/track-shipment/lifecycle",
	"types/operations",
	"map/simulated-maps",
	"jobs/check-terminal/check-terminal",
	"mock/api/mock-examples",
	"database/migrations/schema-range",
	"sources/requests/source-channel",
	"worker/worker",
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
