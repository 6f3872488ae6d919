import { isOfRequests, readables } from "./every-request.ts";
import { describePostgresPlans } from "./postgres-plans.ts";

await describePostgresPlans(readables.filter(isOfRequests));
