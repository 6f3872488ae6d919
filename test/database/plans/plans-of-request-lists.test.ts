import { isOfRequests, readables } from "./every-request.ts";
import { describePlans } from "./plans-of-reads.ts";

await describePlans(readables.filter(isOfRequests));
