import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of the Indian subcontinent. */
export const PORTS_SOUTH_ASIA: readonly PortFacts[] = [
	port("PKKHI", "Karachi", 24.83, 66.98, "Asia/Karachi"),
	port("PKBQM", "Port Qasim", 24.777, 67.335, "Asia/Karachi", null, "Karachi"),
	port("INIXY", "Kandla", 23.0, 70.222, "Asia/Kolkata"),
	port("INMUN", "Mundra", 22.738, 69.705, "Asia/Kolkata"),
	port("INPAV", "Pipavav", 20.915, 71.512, "Asia/Kolkata"),
	port("INHZA", "Hazira", 21.085, 72.645, "Asia/Kolkata"),
	port("INNSA", "Nhava Sheva", 18.95, 72.947, "Asia/Kolkata"),
	port("INNML", "New Mangalore", 12.927, 74.815, "Asia/Kolkata"),
	port("INCOK", "Cochin", 9.985, 76.25, "Asia/Kolkata"),
	port("INTUT", "Tuticorin", 8.75, 78.19, "Asia/Kolkata"),
	port("INMAA", "Chennai", 13.095, 80.298, "Asia/Kolkata"),
	port("INKAT", "Kattupalli", 13.31, 80.345, "Asia/Kolkata"),
	port("INKRI", "Krishnapatnam", 14.255, 80.122, "Asia/Kolkata"),
	port("INVTZ", "Visakhapatnam", 17.69, 83.287, "Asia/Kolkata"),
	port("INHAL", "Haldia", 22.02, 88.088, "Asia/Kolkata"),
	port("INCCU", "Kolkata", 22.545, 88.312, "Asia/Kolkata"),
	port("BDCGP", "Chittagong", 22.3, 91.797, "Asia/Dhaka"),
	port("BDMGL", "Mongla", 22.49, 89.591, "Asia/Dhaka"),
	port("LKCMB", "Colombo", 6.95, 79.845, "Asia/Colombo"),
	port("LKHBA", "Hambantota", 6.12, 81.105, "Asia/Colombo"),
];
