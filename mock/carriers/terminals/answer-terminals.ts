import type {
	ContainerAnswer,
	ContainerAnswerList,
	FacilityList,
} from "../../../generated/upstream/terminal-status.ts";
import {
	type Answer,
	answerOrRefusal,
	RefusedRequest,
} from "../basics/answer.ts";
import { journeysWith, type World } from "../world/world.ts";
import { reportedStatusAt } from "./container-status.ts";
import {
	FACILITIES,
	facilityIdOf,
	GROUP_OF,
	KEY_HEADER,
	type TerminalGroup,
} from "./facilities.ts";
import { type Visit, visitsOf } from "./visits.ts";

/** A GET request to the terminals. */
export interface TerminalRequest {
	/** `/terminals/{group}/…` */
	readonly path: string;
	readonly query: URLSearchParams;
	/** Names in lower case. */
	readonly headers: Readonly<
		Record<string, string | readonly string[] | undefined>
	>;
}

const PATH =
	/^\/terminals\/(ocean|rail)\/facilities(?:\/([A-Za-z0-9._~-]{1,64})\/containers)?$/;
const ASKED = /^([A-Z]{4}\d{7})(?::([A-Z0-9]{1,35}))?$/;
const MOST_CONTAINERS = 50;

function json(body: FacilityList | ContainerAnswerList): Answer {
	return { status: 200, headers: {}, body };
}

function isOnBill(visit: Visit, bill: string | undefined): boolean {
	return bill === undefined || bill.endsWith(visit.box.bill);
}

/** The visit on the requested bill, otherwise the latest visit. */
function visitMeant(
	world: World,
	group: TerminalGroup,
	facilityId: string,
	container: string,
	bill: string | undefined,
): Visit | undefined {
	const visits = journeysWith(world, container)
		.flatMap(visitsOf)
		.filter(
			({ box, kind, locode, facility }) =>
				box.number === container &&
				GROUP_OF[kind] === group &&
				facilityIdOf(locode, facility.code) === facilityId,
		)
		.sort((one, other) => other.groundedAt - one.groundedAt);
	return visits.find((visit) => isOnBill(visit, bill)) ?? visits[0];
}

function answerFor(
	containerNumber: string,
	visit: Visit | undefined,
	at: number,
): ContainerAnswer {
	if (visit === undefined || at < visit.expectedAt) {
		return { outcome: "not_found", containerNumber };
	}
	if (at < visit.announcedAt) return { outcome: "not_yet", containerNumber };
	return {
		outcome: "found",
		containerNumber,
		status: reportedStatusAt(visit, at),
	};
}

function answerContainers(
	world: World,
	group: TerminalGroup,
	facilityId: string,
	query: URLSearchParams,
): Answer {
	const facility = FACILITIES[group].get(facilityId);
	if (facility === undefined) {
		throw new RefusedRequest(404, `there is no facility ${facilityId}`);
	}
	const most = facility.maxBatch ?? MOST_CONTAINERS;
	const requested = (query.get("containers") ?? "").split(",");
	if (requested.length > most) {
		throw new RefusedRequest(
			400,
			`at most ${most} containers can be asked for`,
		);
	}
	const at = world.now().getTime();
	const answers = requested.map((written) => {
		const [, container, bill] = ASKED.exec(written) ?? [];
		if (container === undefined) {
			throw new RefusedRequest(400, "containers must be container numbers");
		}
		const visit = visitMeant(world, group, facilityId, container, bill);
		return answerFor(container, visit, at);
	});
	return json({ answers });
}

function answer(world: World, { path, query, headers }: TerminalRequest) {
	const [, group, facilityId] = PATH.exec(path) ?? [];
	if (group !== "ocean" && group !== "rail") {
		throw new RefusedRequest(
			404,
			"there is nothing at this path; request /terminals/ocean/facilities",
		);
	}
	if ((headers[KEY_HEADER.toLowerCase()] ?? "") === "") {
		throw new RefusedRequest(401, `the header ${KEY_HEADER} is missing`);
	}
	if (facilityId !== undefined) {
		return answerContainers(world, group, facilityId, query);
	}
	return json({ facilities: [...FACILITIES[group].values()] });
}

/** Answers a request to the terminals by openapi/upstream/terminal-status.yaml. */
export function answerTerminals(
	world: World,
	question: TerminalRequest,
): Answer {
	return answerOrRefusal(() => answer(world, question));
}
