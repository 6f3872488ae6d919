/**
 * What `npm test` leaves to `npm run test:whole`, because each takes long: files that start whole systems, fill large databases or go
 * through every combination where a smaller test gives most of the guarantee, and what is packed for users. Single tests of other
 * files are left by their tag `whole`.
 */
export const LEFT_TO_THE_WHOLE = [
	"test/admin/{admin,backup,carrier-check,leaving-account,sqlite-damage}.test.ts",
	"test/campaigns/{clients/clients,tenants/tenants}.test.ts",
	"test/client/cli/{conform,conform-every-operation,conform-findings}.test.ts",
	"test/client/examples/**",
	"test/client/{package,packed-examples,packed-examples-in-browser,webhook-signatures}.test.ts",
	"test/contract/{compatibility/compare-contracts,generate,sendable/sendable-errors}.test.ts",
	"test/database/{many-rows,sqlite-log-size}.test.ts",
	"test/database/migrations/schema-range.test.ts",
	"test/database/plans/{plans-of-*,postgres-plans-of-*}.test.ts",
	"test/deliveries/{chaos,fan-out,kills,several-processes,storm}.test.ts",
	"test/home-page/docs-page.test.ts",
	"test/jobs/check-terminal/terminal-pace.test.ts",
	"test/image/**",
	"test/json-api/sqlite-seeded-replies.test.ts",
	"test/main/{killed-process,overlapping-restarts,processes,shutdown,sqlite-trouble,start-up}.test.ts",
	"test/map-page/{handling,moving,requesting-again,voyages}.test.ts",
	"test/map/simulated-maps.test.ts",
	"test/mock/api/{mock-answers,mock-examples,parity,whole-contract}.test.ts",
	"test/mock/carriers/{documented-numbers,draw-situation,main,numbers}.test.ts",
	"test/mock/carriers/{journeys,truth,positions/positions,terminals/terminal-truth}.test.ts",
	"test/mock/demo/{demo,interrupted-demo}.test.ts",
	"test/mock/receiver/main.test.ts",
	"test/mock/sandbox/**",
	"test/mock/simulate/simulate.test.ts",
	"test/sea/join-ahead.test.ts",
	"test/end-to-end/{crash,learning,processes}.test.ts",
	"test/readme/{operations,programs,readme}.test.ts",
	"test/resources/listings/random-lists.test.ts",
	"test/resources/records-of-every-journey.test.ts",
	"test/resources/webhooks/notified-events.test.ts",
	"test/types/**",
] as const;

/**
 * How the names of the tests begin that `npm test` runs on PostgreSQL too: where rows are locked, several processes write, lists are
 * ordered and work is announced. The others run on SQLite; `npm run test:whole` runs all on both.
 */
export const ALSO_ON_POSTGRES = [
	"test/database/",
	"test/deliveries/postgres-races",
	"test/deliveries/random-rounds",
	"test/recording/record-observations",
	"test/resources/account-events/",
	"test/resources/events/stream-events",
	"test/resources/exports/export-order",
	"test/resources/isolation",
	"test/resources/search/",
	"test/resources/tracking-request-lists/sorted-requests",
	"test/resources/tracking-requests/create-tracking-request-batch",
	"test/retention/sweep",
	"test/worker/heartbeat",
	"test/worker/job-queue",
	"test/worker/postgres-",
	"test/worker/random-rounds",
] as const;
