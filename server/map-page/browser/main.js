import { feature } from "topojson-client";
import { ask } from "./api.js";
import {
	isPossibleKey,
	keepKey,
	keptKey,
	takeKeyFromAddress,
} from "./api-key.js";
import { byId } from "./elements.js";
import { headlineOf } from "./headline.js";
import { readJourney } from "./journey.js";
import { startMapView } from "./map-view.js";
import { messageOf, NO_CONTAINER_ID, NO_ROUTE, NOT_A_KEY } from "./messages.js";
import {
	clear,
	showHeadline,
	showJourney,
	showKeyForm,
	showLookedAt,
	tell,
} from "./panel.js";
import { watch } from "./watch.js";

/** @import { ContainerDocument, ContainerMap } from "../../../generated/openapi.ts" */
/** @import { Answer } from "./api.js" */
/** @import { Land } from "./base-map.js" */

/** Positions come about every 15 minutes; what has not changed is answered without being sent. */
const REFRESH_SECONDS = 300;

const RETRY_SECONDS = 60;

/** @type {ContainerMap} */
const EMPTY_MAP = { type: "FeatureCollection", features: [] };

const id = /[^/]*$/.exec(location.pathname)?.[0] ?? "";
const mapView = startMapView(landOfPage());
const lookAgainIn = watch(() => look());
let key = takeKeyFromAddress() ?? keptKey();
let turn = 0;

/** @returns {Land} */
function landOfPage() {
	const topology = JSON.parse(byId("land", HTMLScriptElement).text);
	/** @type {unknown} */
	const land = feature(topology, "land");
	return /** @type {{ geometry: Land }} */ (land).geometry;
}

/** Asks for the map, and for the container itself to name it, and shows what has come. */
async function look() {
	if (key === undefined) return askForKey();
	turn += 1;
	const own = turn;
	const [map, container] = await Promise.all([
		ask(`containers/${id}/map_geojson`, key),
		ask(`containers/${id}?include=shipment`, key),
	]);
	// The reader may have given another key meanwhile.
	if (own !== turn) return;
	if (isRefused(container)) clear();
	else if (container.status === 200)
		showHeadline(headlineOf(/** @type {ContainerDocument} */ (container.body)));
	if (map.status === 200) showMap(map);
	else tellFailure(map);
}

/** @param {Answer} answer */
function showMap({ body, isFinal }) {
	keepKey(key);
	showKeyForm(false);
	drawMap(/** @type {ContainerMap} */ (body));
	showLookedAt(true);
	lookAgainIn(isFinal ? undefined : REFRESH_SECONDS);
}

/** @param {ContainerMap} map */
function drawMap(map) {
	const journey = readJourney(map);
	mapView.show(map, journey);
	showJourney(journey);
	tell(journey.ports.length > 0 ? undefined : NO_ROUTE);
}

/**
 * A refusal takes the map away; a failure leaves what is shown and is tried again.
 *
 * @param {Answer} answer
 */
function tellFailure(answer) {
	if (isRefused(answer)) drawMap(EMPTY_MAP);
	if (answer.status === 401) forgetKey();
	else showKeyForm(false);
	tell(messageOf(answer));
	const { retryAfterSeconds = RETRY_SECONDS } = answer;
	lookAgainIn(isRefused(answer) ? undefined : retryAfterSeconds);
}

/**
 * @param {Answer} answer
 * @returns {boolean} whether asking again with this key is of no use
 */
function isRefused({ status }) {
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
	tell(undefined);
	showKeyForm(true);
}

/** @param {string} text */
function useKey(text) {
	if (!isPossibleKey(text)) {
		showKeyForm(true);
		return tell(NOT_A_KEY);
	}
	key = text;
	tell({ title: "Looking up the container", text: "" });
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
	tell(NO_CONTAINER_ID);
else if (key === undefined) askForKey();
else useKey(key);
