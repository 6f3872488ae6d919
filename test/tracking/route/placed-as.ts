import { placeKey } from "../../../server/tracking/observations/place-and-vessel-keys.ts";
import type {
	PlacedObservation,
	Role,
} from "../../../server/tracking/route/message-roles.ts";
import { say } from "../messages.ts";

/** A message that is placed on a route. */
export function placedAs(
	line: string,
	role: Role,
	visit = 1,
): PlacedObservation {
	const observation = say(line);
	return { observation, role, place: placeKey(observation.place), visit };
}
