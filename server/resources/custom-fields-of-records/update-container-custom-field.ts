import type { Operation } from "../../http/operation.ts";
import { changeOf } from "./custom-fields-of.ts";

/** PATCH /containers/{id}/custom_fields/{api_slug}: replaces a value of a container. */
export const updateContainerCustomField: Operation<
	"updateContainerCustomField"
> = async (context) => context.reply(200, await changeOf("container", context));
