import type { ContainerDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { changeContainer } from "./change-container.ts";

/** PATCH /containers: replaces the references of the container that the body names. */
export const updateContainerAlias: Operation<"updateContainerAlias"> = async ({
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { attributes } = body.data;
	const id = body.data.id.toLowerCase();
	const place = { pointer: "/data/id" };
	const data = await changeContainer(
		services,
		account.id,
		id,
		attributes,
		place,
	);
	const self = new URL(`/v2/containers/${id}`, requestUrl).href;
	return reply(200, singleDocument<ContainerDocument>(data, { self }));
};
