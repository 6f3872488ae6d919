import type {
	Container,
	ContainerDocument,
} from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { findRecords } from "../../database/record-queries.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { linkedIdentifiers, readInclude } from "../../json-api/include.ts";
import { CONTAINER_INCLUDES } from "./container-include.ts";
import { findContainerDocument } from "./container-queries.ts";

/** GET /containers/{id}: one container, as it was written when it last changed. */
export const getContainer: Operation<"getContainer"> = async ({
	path,
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const include = readInclude(query.include, CONTAINER_INCLUDES);
	const data = await findContainerDocument(db, account.id, path.id);
	if (data === undefined) throw notFound();
	const linked =
		include.length > 0
			? linkedIdentifiers([fromJsonText<Container>(data)], include)
			: [];
	const included = await findRecords(db, account.id, linked);
	return reply(
		200,
		singleDocument<ContainerDocument>(
			data,
			{ self: requestUrl },
			included as never,
		),
	);
};
