import type { Container } from "../../../generated/openapi.ts";
import { allPages } from "../../database/all-pages.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import {
	pollTimes,
	timedRow,
	withPollTimes,
} from "../../database/stored-documents/poll-times.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { ContainerTable } from "./container-table.ts";

/** A container with its sea route, from which its map is drawn. */
export type ContainerWay = Pick<
	ContainerTable,
	"account_id" | "id" | "shipment_id" | "sea_stops"
>;

/** When the sources of a container were polled. */
interface PollTimes {
	readonly times: string;
}

/** Containers per statement; their rows are scattered, and each can need a disk read. */
const PAGE = 64;

/** A page of a shipment's containers, in the order of their numbers. */
function pageOfContainers(
	db: Queries,
	accountId: string,
	shipmentId: string,
	after: string,
) {
	return db
		.selectFrom("containers")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.where("number", ">", after)
		.orderBy("number")
		.limit(PAGE);
}

type ContainerPage<Row> = (
	db: Queries,
	accountId: string,
	shipmentId: string,
	after: string,
) => Promise<Row[]>;

const selectContainers: ContainerPage<ContainerTable & PollTimes> =
	compiledRead((db, accountId, shipmentId, after) =>
		pageOfContainers(db, accountId, shipmentId, after)
			.selectAll()
			.select(pollTimes("containers")),
	);

const selectDocuments: ContainerPage<
	Pick<ContainerTable, "id" | "number" | "document"> & PollTimes
> = compiledRead((db, accountId, shipmentId, after) =>
	pageOfContainers(db, accountId, shipmentId, after).select([
		"id",
		"number",
		"document",
		pollTimes("containers"),
	]),
);

const selectWays: ContainerPage<ContainerWay & Pick<ContainerTable, "number">> =
	compiledRead((db, accountId, shipmentId, after) =>
		pageOfContainers(db, accountId, shipmentId, after).select([
			"account_id",
			"id",
			"shipment_id",
			"sea_stops",
			"number",
		]),
	);

/** All pages, oldest container first. */
async function readAll<Row extends Pick<ContainerTable, "id" | "number">>(
	select: ContainerPage<Row>,
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<Row[]> {
	const all = await allPages<Row>(PAGE, (last) =>
		select(db, accountId, shipmentId, last?.number ?? ""),
	);
	return byAge(all);
}

/** The containers of a shipment, oldest first. Gives way to other work between pages. */
export async function findContainers(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ContainerTable[]> {
	const found = await readAll(selectContainers, db, accountId, shipmentId);
	return found.map(timedRow);
}

/** The sea routes of a shipment's containers, oldest first. Gives way to other work between pages. */
export function findWays(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ContainerWay[]> {
	return readAll(selectWays, db, accountId, shipmentId);
}

/** The records of a shipment's containers, oldest first, each with its text. Gives way to other work between records. */
export async function readContainers(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<{ container: Container; text: JsonText<Container> }[]> {
	const records: { container: Container; text: JsonText<Container> }[] = [];
	const found = await readAll(selectDocuments, db, accountId, shipmentId);
	for (const { document, times } of found) {
		const text = withPollTimes(document, times);
		records.push({ container: fromJsonText(text), text });
		await giveWay();
	}
	return records;
}
