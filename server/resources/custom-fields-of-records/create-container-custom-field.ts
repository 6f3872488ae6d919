import type { Operation } from "../../http/operation.ts";
import { setOf } from "./custom-fields-of.ts";

/** POST /containers/{id}/custom_fields: sets a value of a container. */
export const createContainerCustomField: Operation<
	"createContainerCustomField"
> = async (context) => {
	const { document, path } = await setOf("container", context);
	return context.reply(201, document, { Location: path });
};
