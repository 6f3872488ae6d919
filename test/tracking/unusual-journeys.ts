/** Journeys that do not go as planned, with messages in the order of the line's reports. */

/** By train to an ocean port, and left at the customer after the voyage. */
export const BY_TRAIN = `
	ACT 1  GTOT USCHI empty truck
	ACT 2  GTIN USCHI truck at:ramp
	ACT 3  LOAD USCHI rail
	ACT 4  DEPA USCHI rail
	ACT 6  ARRI USLAX rail
	ACT 7  DISC USLAX rail
	ACT 9  LOAD USLAX ship:ALPHA
	ACT 10 DEPA USLAX ship:ALPHA
	ACT 30 ARRI NLRTM ship:ALPHA
	ACT 31 DISC NLRTM ship:ALPHA
	ACT 33 DROP NLRTM truck at:customer_location
`;

/** Discharged before the vessel sails, and loaded onto the next one. */
export const SHUT_OUT = `
	ACT 3   GTIN CNSHA truck
	PLN 6   DEPA CNSHA ship:ALPHA said:1
	EST 20  ARRI USOAK ship:ALPHA said:1
	ACT 5   LOAD CNSHA ship:ALPHA
	ACT 5.5 DISC CNSHA ship:ALPHA
	ACT 6   DEPA CNSHA ship:ALPHA
	PLN 12  LOAD CNSHA ship:CHARLIE said:7
	EST 13  DEPA CNSHA ship:CHARLIE said:7
	EST 27  ARRI USLAX ship:CHARLIE said:7
	ACT 12  LOAD CNSHA ship:CHARLIE
	ACT 13  DEPA CNSHA ship:CHARLIE
	ACT 26  ARRI USLAX ship:CHARLIE
	ACT 27  DISC USLAX ship:CHARLIE
`;

/** The line names another port of discharge on the way, and another vessel at the transshipment port. */
export const CHANGED = `
	PLN 5  LOAD CNSHA ship:ALPHA said:0 id:load
	PLN 6  DEPA CNSHA ship:ALPHA said:0 id:sail
	EST 7  DEPA CNSHA ship:ALPHA said:2 id:sail
	PLN 12 DISC SGSIN ship:ALPHA said:0
	PLN 15 LOAD SGSIN ship:BRAVO said:0
	EST 38 ARRI NLRTM ship:BRAVO said:0 id:eta
	ACT 6  LOAD CNSHA ship:ALPHA said:6
	ACT 7  DEPA CNSHA ship:ALPHA said:7
	EST 40 ARRI NLRTM ship:BRAVO said:8 id:eta
	PLN 17 LOAD SGSIN ship:DELTA said:9
	PLN 18 DEPA SGSIN ship:DELTA said:9
	EST 41 ARRI DEDUI ship:DELTA said:9
	PLN 42 DISC DEDUI ship:DELTA said:9
	ACT 13 ARRI SGSIN ship:ALPHA said:13
	ACT 14 DISC SGSIN ship:ALPHA said:14
	ACT 17 LOAD SGSIN ship:DELTA said:17
	EST 43 ARRI DEDUI ship:DELTA said:20
	ACT 44 ARRI DEDUI ship:DELTA said:44
`;

/** The line marks the ports, except the transshipment port. Inland the container goes to an exam site and back. */
export const MARKED = `
	ACT 1  GTIN CNNGB truck phase:export
	ACT 2  LOAD CNNGB ship:FEEDER phase:export
	ACT 3  DEPA CNNGB ship:FEEDER phase:export
	ACT 4  ARRI KRPUS ship:FEEDER phase:transshipment
	ACT 5  DISC KRPUS ship:FEEDER phase:transshipment
	ACT 7  LOAD KRPUS ship:ALPHA phase:transshipment
	ACT 8  DEPA KRPUS ship:ALPHA phase:transshipment
	EST 20 ARRI USLAX ship:ALPHA phase:import said:8
	ACT 21 ARRI USLAX ship:ALPHA phase:import
	ACT 22 DISC USLAX ship:ALPHA phase:import
	ACT 24 LOAD USLAX rail phase:import
	EST 27 ARRI USCHI rail at:ramp phase:import said:24
	ACT 28 ARRI USCHI rail at:ramp phase:import
	ACT 28.5 DISC USCHI rail at:ramp phase:import
	ACT 29 GTOT USCHI truck at:ramp phase:import
	ACT 30 GTIN USKCK truck at:container_freight_station
	ACT 32 GTIN USCHI truck at:ramp phase:import
	ACT 33 GTOT USCHI truck at:ramp phase:import
	ACT 34 STRP USCHI truck at:customer_location
	ACT 36 GTIN USCHI empty truck at:depot
`;
