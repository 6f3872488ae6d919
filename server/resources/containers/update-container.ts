import type { ContainerDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { singleDocument } from "../../json-api/document.ts";
import { changeContainer } from "./change-container.ts";

/** PATCH /containers/{id}: replaces the references. */
export const updateContainer: Operation<"updateContainer"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { id, attributes } = body.data;
	refuseOtherId(path.id, id);
	const data = await changeContainer(services, account.id, path.id, attributes);
	return reply(
		200,
		singleDocument<ContainerDocument>(data, { self: requestUrl }),
	);
};
