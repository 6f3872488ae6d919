import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first. To update the list, run `npm test` on an idle machine and read its output. */
export const LONGEST: readonly string[] = [
	"home-page/docs-page",
	"map-page/requesting-again",
	"readme/operations",
	"readme/readme",
	"admin/admin",
	"admin/leaving-account",
	"main/start-up",
	"mock/sandbox/sandbox",
	"mock/sandbox/same-world",
	"jobs/imports/import-tracking-requests",
	"client/cli/conform-every-operation",
	"client/packed-examples-in-browser",
	"client/packed-examples",
	"client/package",
	"client/examples/tracking-page/tracking-page",
	"client/examples/tracking-page/situations",
	"image/image",
	"main/processes",
	"main/killed-process",
	"main/overlapping-restarts",
	"end-to-end/crash",
	"json-api/sqlite-seeded-replies",
	"main/shutdown",
	"map-page/handling",
	"readme/programs",
	"contract/generate",
	"deliveries/chaos",
	"end-to-end/learning",
	"jobs/check-terminal/check-terminal",
	"jobs/check-terminal/terminal-pace",
	"mock/api/mock-answers",
	"client/cli/conform-findings",
	"sources/requests/source-channel",
	"sources/requests/source-retries",
	"client/examples/contract-tests",
	"campaigns/tenants/tenants",
	"mock/api/whole-contract",
	"mock/demo/interrupted-demo",
	"database/plans/plans-of-request-lists",
	"database/plans/plans-of-reads",
	"database/plans/postgres-plans-of-request-lists",
	"map-page/moving",
	"map-page/voyages",
	"recording/store-report",
	"recording/interrupted-report",
	"recording/interrupted-news",
	"jobs/track-shipment/carrier-failures",
	"jobs/track-shipment/unknown-numbers",
	"deliveries/courier/courier",
	"contract/sendable/sendable-errors",
	"resources/vessels/get-vessel-future-positions",
	"jobs/track-shipment/track-shipment",
	"worker/worker",
	"resources/webhook-notifications/stream-webhook-notifications",
	"mock/demo/demo",
	"http/unversioned-routes",
	"retention/remove-account",
	"jobs/track-shipment/lifecycle",
	"database/migrations/schema-range",
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
