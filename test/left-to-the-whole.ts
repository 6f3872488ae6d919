/**
 * Files of tests that `npm test` leaves to `npm run test:whole`, by the database that they run on, because each takes long: those that
 * start whole systems or fill large databases where a smaller test gives the same guarantee, and what is packed for users.
 */
export const LEFT_TO_THE_WHOLE = {
	sqlite: [
		"test/campaigns/tenants/tenants.test.ts",
		"test/client/cli/conform-every-operation.test.ts",
		"test/client/examples/**",
		"test/client/package.test.ts",
		"test/contract/generate.test.ts",
		"test/database/migrations/schema-range.test.ts",
		"test/deliveries/{chaos,kills,several-processes}.test.ts",
		"test/home-page/docs-page.test.ts",
		"test/image/**",
		"test/json-api/sqlite-seeded-replies.test.ts",
		"test/main/processes.test.ts",
		"test/map-page/{moving,requesting-again,voyages}.test.ts",
		"test/mock/demo/interrupted-demo.test.ts",
		"test/mock/{api,sandbox}/whole-contract.test.ts",
		"test/mock/simulate/simulate.test.ts",
		"test/end-to-end/{crash,learning,processes}.test.ts",
		"test/types/**",
	],
	postgres: [
		"test/{admin,http,image,json-api,main,map,mock,monitoring,sources}/**",
		"test/database/{many-rows,migrations/schema-range,plans/postgres-plans-of-*}.test.ts",
		"test/deliveries/{chaos,courier,fan-out,kills,several-processes,storm}.test.ts",
		"test/jobs/{check-terminal,maps,vessel-positions}/**",
		"test/jobs/imports/import-tracking-requests.test.ts",
		"test/jobs/track-shipment/{carrier-failures,detect-line,lifecycle,track-shipment}.test.ts",
		"test/recording/{known-texts,store-report}.test.ts",
		"test/resources/{records-of-every-journey,tracked-records}.test.ts",
		"test/resources/listings/random-lists.test.ts",
		"test/resources/number-inference/infer-number.test.ts",
		"test/resources/outcomes/record-outcome.test.ts",
		"test/resources/vessels/get-vessel-future-positions.test.ts",
		"test/resources/webhooks/{notified-events,redeliver-webhook,update-webhook}.test.ts",
		"test/retention/remove-account.test.ts",
		"test/end-to-end/{learning,crash,processes}.test.ts",
		"test/worker/fair-jobs.test.ts",
	],
} as const;
