/** A point on the globe, in degrees. */
export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Nautical miles of a great circle on a sphere (one minute of arc each). */
export function greatCircleMiles(from: Point, to: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const [a, b] = [radians(from.latitude), radians(to.latitude)];
	const half = (angle: number) => Math.sin(angle / 2) ** 2;
	const chord =
		half(b - a) +
		Math.cos(a) *
			Math.cos(b) *
			half(radians(to.longitude) - radians(from.longitude));
	return ((2 * Math.asin(Math.sqrt(Math.min(1, chord)))) / Math.PI) * 180 * 60;
}

/** Waypoints of the sea lanes: straits, canals, capes and coastal approaches. */
const NODES: Readonly<Record<string, readonly [number, number]>> = {
	japan: [34.5, 140],
	korea: [34.5, 129],
	"east china sea": [30, 123.5],
	"hong kong": [21.8, 114.5],
	vietnam: [9.5, 107.5],
	luzon: [14.5, 119.5],
	singapore: [1.2, 104],
	java: [-5.5, 107],
	malacca: [5.8, 95],
	bengal: [18, 89],
	"dondra head": [5.7, 80.6],
	bombay: [18.5, 71.5],
	oman: [24.5, 58.5],
	gulf: [26.2, 55],
	aden: [12.4, 45],
	"red sea": [21, 38],
	suez: [29.8, 32.6],
	"port said": [31.6, 32.3],
	aegean: [37.4, 24],
	malta: [36.5, 14.5],
	genoa: [43, 8.5],
	balearic: [40, 2],
	gibraltar: [35.9, -5.8],
	ushant: [48.8, -5.9],
	dover: [51.1, 1.6],
	baltic: [57.8, 10.8],
	irish: [51.5, -6.5],
	"grand banks": [43, -50],
	"st lawrence": [47.5, -60],
	"new york": [40.3, -73.5],
	hatteras: [35, -75],
	florida: [25, -79.8],
	yucatan: [22, -85.8],
	mexico: [27.5, -91],
	windward: [19.5, -74.3],
	"mona passage": [18.4, -67.8],
	colon: [9.6, -79.9],
	balboa: [8.6, -79.5],
	manzanillo: [18.6, -105],
	"san diego": [32.5, -118],
	"golden gate": [37.6, -123],
	"juan de fuca": [48.4, -125.2],
	"dixon entrance": [54.3, -132],
	hawaii: [21, -158],
	guam: [13.4, 144.5],
	callao: [-12, -78],
	valparaiso: [-33, -72.5],
	recife: [-7.5, -34.2],
	santos: [-25, -45],
	plata: [-36, -55],
	dakar: [14.7, -18],
	guinea: [4, 2],
	cape: [-35.2, 18.5],
	durban: [-30.5, 31.8],
	mombasa: [-4.5, 40.5],
	perth: [-32, 115],
	melbourne: [-39.3, 145],
	sydney: [-33.8, 152],
	brisbane: [-26.5, 154],
	torres: [-10.5, 142.5],
	auckland: [-36, 176],
};

/** Chains of waypoints; ships sail the great circle between neighbours. */
const LANES = `
juan de fuca, dixon entrance, japan, juan de fuca, golden gate, san diego, manzanillo, balboa, colon, windward, florida, hatteras, new york, st lawrence, grand banks
san diego, japan, hawaii, san diego; golden gate, japan; golden gate, hawaii; hawaii, balboa; guam, hawaii; guam, luzon; guam, japan
japan, korea, east china sea, japan; east china sea, hong kong, vietnam, singapore, java, perth, melbourne, sydney, brisbane, torres, luzon
hong kong, luzon, singapore; hong kong, singapore, malacca, dondra head, aden, red sea, suez, port said, malta, gibraltar, ushant, dover, baltic
malacca, bengal, dondra head, bombay, oman, gulf; oman, aden, bombay; malacca, java
port said, aegean, malta, genoa, balearic, gibraltar; malta, balearic; ushant, irish, dover; irish, ushant
ushant, grand banks, irish; grand banks, new york; gibraltar, grand banks; gibraltar, new york, ushant; gibraltar, hatteras; gibraltar, florida; dover, st lawrence
colon, yucatan, mexico, florida, yucatan; colon, mona passage, gibraltar; mona passage, ushant; mona passage, florida; mona passage, windward; mona passage, recife; mona passage, new york; colon, recife
gibraltar, dakar, guinea, cape, durban, mombasa, aden; dakar, recife, santos, plata, cape; dakar, cape; gibraltar, recife; ushant, dakar; recife, new york
durban, malacca; durban, dondra head; cape, java; durban, perth; durban, java; durban, singapore; mombasa, dondra head; mombasa, oman; guinea, santos; cape, santos
balboa, callao, valparaiso; valparaiso, plata; callao, manzanillo; valparaiso, auckland; japan, valparaiso; manzanillo, japan; manzanillo, hawaii; callao, hawaii; balboa, auckland
sydney, auckland; melbourne, auckland; brisbane, auckland; auckland, hawaii; sydney, hawaii; torres, guam; torres, java; brisbane, guam; brisbane, east china sea
`;

const NAMES = Object.keys(NODES);
const MILES = shortestMiles();

function shortestMiles(): number[][] {
	const miles = NAMES.map((from) =>
		NAMES.map((to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
	);
	for (const chain of LANES.split(/[;\n]/)) {
		const stops = chain.split(",").map((name) => NAMES.indexOf(name.trim()));
		for (let at = 1; at < stops.length; at++) {
			const [from, to] = [stops[at - 1] ?? -1, stops[at] ?? -1];
			const length = greatCircleMiles(nodePoint(from), nodePoint(to));
			const [row, back] = [miles[from], miles[to]];
			if (row === undefined || back === undefined) continue;
			row[to] = length;
			back[from] = length;
		}
	}
	for (const via of miles.keys()) {
		for (const row of miles) {
			for (const to of row.keys()) {
				const roundabout =
					(row[via] ?? Number.POSITIVE_INFINITY) +
					(miles[via]?.[to] ?? Number.POSITIVE_INFINITY);
				if (roundabout < (row[to] ?? 0)) row[to] = roundabout;
			}
		}
	}
	return miles;
}

function nodePoint(index: number): Point {
	const [latitude, longitude] = NODES[NAMES[index] ?? ""] ?? [0, 0];
	return { latitude, longitude };
}

const nearestNodes = new WeakMap<Point, { index: number; miles: number }>();

function nearestNode(point: Point): { index: number; miles: number } {
	const known = nearestNodes.get(point);
	if (known !== undefined) return known;
	let nearest = { index: 0, miles: Number.POSITIVE_INFINITY };
	for (const index of NAMES.keys()) {
		const miles = greatCircleMiles(point, nodePoint(index));
		if (miles < nearest.miles) nearest = { index, miles };
	}
	nearestNodes.set(point, nearest);
	return nearest;
}

/** Factor by which coasts, channels and traffic lanes lengthen a passage. */
const DETOUR = 1.06;

/** Nautical miles by sea between two ports along the lanes, or directly between ports on one coast. */
export function seaMiles(from: Point, to: Point): number {
	const [start, end] = [nearestNode(from), nearestNode(to)];
	if (start.index === end.index) return greatCircleMiles(from, to) * 1.25;
	const lane = MILES[start.index]?.[end.index] ?? Number.POSITIVE_INFINITY;
	return (start.miles + lane + end.miles) * DETOUR;
}
