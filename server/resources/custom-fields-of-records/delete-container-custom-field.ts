import type { Operation } from "../../http/operation.ts";
import { deleteOf } from "./custom-fields-of.ts";

/** DELETE /containers/{id}/custom_fields/{api_slug}: deletes a value of a container. */
export const deleteContainerCustomField: Operation<
	"deleteContainerCustomField"
> = async (context) => {
	await deleteOf("container", context);
	return context.reply(204);
};
