import type { ContainerDocument } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { singleDocument } from "../../json-api/document.ts";
import { raiseRevision } from "../shipments/shipment-queries.ts";
import { findContainer, putContainers } from "./container-queries.ts";

/**
 * PATCH /containers/{id}: replaces the references. The row is read in the transaction that writes it, so that nothing is
 * lost of what a job records at the same time.
 */
export const updateContainer: Operation<"updateContainer"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	refuseOtherId(path.id, body.data.id);
	const { db } = services.database;
	const data = await db.transaction().execute(async (transaction) => {
		const row = await findContainer(transaction, account.id, path.id);
		if (!row) throw notFound();
		const { attributes, ...rest } = fromJsonText(row.document);
		const document = toJsonText({
			...rest,
			attributes: { ...attributes, ...body.data.attributes },
		});
		await putContainers(transaction, [{ ...row, document }]);
		await raiseRevision(transaction, account.id, row.shipment_id);
		return document;
	});
	return reply(
		200,
		singleDocument<ContainerDocument>(data, { self: requestUrl }),
	);
};
