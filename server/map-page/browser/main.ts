import { feature } from "topojson-client";
import type {
	ContainerDocument,
	ContainerMap,
} from "../../../generated/openapi.ts";
import type { Land } from "./map/base-map.ts";
import { startMapView } from "./map/map-view.ts";
import { headlineOf } from "./panel/headline.ts";
import {
	messageOf,
	NO_CONTAINER_ID,
	NO_ROUTE,
	NOT_A_KEY,
} from "./panel/messages.ts";
import {
	clear,
	showHeadline,
	showJourney,
	showKeyForm,
	showLookedAt,
	showMessage,
} from "./panel/panel.ts";
import type { Answer } from "./shared/api.ts";
import { ask } from "./shared/api.ts";
import {
	isPossibleKey,
	keepKey,
	keptKey,
	takeKeyFromAddress,
} from "./shared/api-key.ts";
import { byId } from "./shared/elements.ts";
import { readJourney } from "./shared/journey.ts";
import { watch } from "./shared/watch.ts";

/** Positions arrive about every 15 minutes; an unchanged map costs only a 304. */
const REFRESH_SECONDS = 300;

const RETRY_SECONDS = 60;

const EMPTY_MAP: ContainerMap = { type: "FeatureCollection", features: [] };

const id = /[^/]*$/.exec(location.pathname)?.[0] ?? "";
const mapView = startMapView(landOfPage());
const lookAgainIn = watch(() => look());
let key = takeKeyFromAddress() ?? keptKey();
let turn = 0;

function landOfPage(): Land {
	const topology = JSON.parse(byId("land", HTMLScriptElement).text);
	const land: unknown = feature(topology, "land");
	return (land as { geometry: Land }).geometry;
}

/** Fetches the map, and the container for the headline, and shows both. */
async function look() {
	if (key === undefined) return askForKey();
	turn += 1;
	const own = turn;
	const [map, container] = await Promise.all([
		ask(`containers/${id}/map_geojson`, key),
		ask(`containers/${id}?include=shipment`, key),
	]);
	// The reader has entered another key in the meantime.
	if (own !== turn) return;
	if (isRefused(container)) clear();
	else if (container.status === 200)
		showHeadline(headlineOf(container.body as ContainerDocument));
	if (map.status === 200) showMap(map);
	else showFailure(map);
}

function showMap({ body, isFinal }: Answer) {
	keepKey(key);
	showKeyForm(false);
	drawMap(body as ContainerMap);
	showLookedAt(true);
	lookAgainIn(isFinal ? undefined : REFRESH_SECONDS);
}

function drawMap(map: ContainerMap) {
	const journey = readJourney(map);
	mapView.show(map, journey);
	showJourney(journey);
	showMessage(journey.ports.length > 0 ? undefined : NO_ROUTE);
}

/** Shows why a request failed. A refusal removes the map; any other failure keeps it and is retried. */
function showFailure(answer: Answer) {
	if (isRefused(answer)) drawMap(EMPTY_MAP);
	if (answer.status === 401) forgetKey();
	else showKeyForm(false);
	showMessage(messageOf(answer));
	const { retryAfterSeconds = RETRY_SECONDS } = answer;
	lookAgainIn(isRefused(answer) ? undefined : retryAfterSeconds);
}

/** Whether a retry with this key is useless. */
function isRefused({ status }: Answer): boolean {
	return status >= 400 && status < 500 && status !== 429;
}

function forgetKey() {
	key = undefined;
	keepKey(undefined);
	turn += 1;
	askForKey();
}

function askForKey() {
	lookAgainIn(undefined);
	mapView.show(EMPTY_MAP, readJourney(EMPTY_MAP));
	clear();
	showMessage(undefined);
	showKeyForm(true);
}

function useKey(text: string) {
	if (!isPossibleKey(text)) {
		showKeyForm(true);
		return showMessage(NOT_A_KEY);
	}
	key = text;
	showMessage({ title: "Looking up the container", text: "" });
	void look();
}

byId("key-form", HTMLFormElement).onsubmit = (event) => {
	event.preventDefault();
	useKey(byId("key", HTMLInputElement).value.trim());
};
byId("look-again", HTMLButtonElement).onclick = () => look();
byId("other-key", HTMLButtonElement).onclick = forgetKey;
addEventListener("hashchange", () => {
	const given = takeKeyFromAddress();
	if (given !== undefined) useKey(given);
});

if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
	showMessage(NO_CONTAINER_ID);
else if (key === undefined) askForKey();
else useKey(key);
