/** Whole journeys as their carriers report them at the end, for the tests that need one. */

export const DIRECT = `
	ACT 1  GTOT CNSHA empty truck at:depot iso:45G1
	ACT 3  GTIN CNSHA truck at:port_terminal seal:S1
	PLN 4  LOAD CNSHA ship:ALPHA
	ACT 5  LOAD CNSHA ship:ALPHA at:port_terminal
	EST 6  DEPA CNSHA ship:ALPHA said:2
	ACT 6  DEPA CNSHA ship:ALPHA voyage:/101E
	PLN 20 ARRI USLAX ship:ALPHA
	EST 21 ARRI USLAX ship:ALPHA said:7
	ACT 22 ARRI USLAX ship:ALPHA voyage:101E/101W
	ACT 23 DISC USLAX ship:ALPHA at:port_terminal:TRP1
	ACT 25 GTOT USLAX truck at:port_terminal
	ACT 30 GTIN USLAX empty truck at:depot
`;

export const TRANSSHIPMENT = `
	ACT 1  GTOT CNSHA empty truck
	ACT 3  GTIN CNSHA truck
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 12 ARRI SGSIN ship:ALPHA
	ACT 13 DISC SGSIN ship:ALPHA
	ACT 16 LOAD SGSIN ship:BRAVO
	ACT 17 DEPA SGSIN ship:BRAVO
	EST 38 ARRI NLRTM ship:BRAVO said:17
	ACT 40 ARRI NLRTM ship:BRAVO
	ACT 41 DISC NLRTM ship:BRAVO
	ACT 44 GTOT NLRTM truck
	ACT 50 GTIN NLRTM empty truck
`;

export const RAIL = `
	ACT 1  GTOT CNSHA empty truck
	ACT 3  GTIN CNSHA truck
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 22 ARRI USLAX ship:ALPHA
	ACT 23 DISC USLAX ship:ALPHA
	ACT 25 GTOT USLAX rail
	ACT 25 LOAD USLAX rail
	ACT 26 DEPA USLAX rail
	ACT 28 ARRI USKCK rail at:ramp
	ACT 28.5 DEPA USKCK rail at:ramp
	EST 30 ARRI USCHI rail at:ramp said:26
	ACT 31 ARRI USCHI rail at:ramp
	ACT 32 DISC USCHI rail at:ramp:BNSF
	ACT 34 AVPU USCHI at:ramp
	ACT 35 GTOT USCHI truck at:ramp
	ACT 40 GTIN USCHI empty truck at:depot
`;

export const FEEDER = `
	ACT 1  GTOT CNNGB empty truck
	ACT 2  GTIN CNNGB truck
	ACT 3  LOAD CNNGB barge:YANGTZE
	ACT 3.5 DEPA CNNGB barge:YANGTZE
	ACT 4  ARRI CNSHA barge:YANGTZE
	ACT 4.5 DISC CNSHA barge:YANGTZE
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 40 ARRI NLRTM ship:ALPHA
	ACT 41 DISC NLRTM ship:ALPHA
	ACT 42 LOAD NLRTM barge:RHEIN
	ACT 43 DEPA NLRTM barge:RHEIN
	ACT 45 ARRI DEDUI barge:RHEIN at:inland_terminal
	ACT 46 DISC DEDUI barge:RHEIN at:inland_terminal
	ACT 47 GTOT DEDUI truck at:inland_terminal
	ACT 50 GTIN DEDUI empty truck at:depot
`;
