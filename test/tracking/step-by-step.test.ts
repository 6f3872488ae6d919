import { expect, it } from "vitest";
import { steps } from "./journey-steps.ts";
import { DIRECT, FEEDER, RAIL, TRANSSHIPMENT } from "./journeys.ts";
import { BY_TRAIN, CHANGED, MARKED, SHUT_OUT } from "./unusual-journeys.ts";

/** [name, a journey, the values of shipment and container that each of its messages changes] */
const JOURNEYS: readonly (readonly [string, string, string])[] = [
	[
		"a direct voyage",
		DIRECT,
		`
			ACT 1  GTOT CNSHA empty truck at:depot iso:45G1 -> equipment_type=dry equipment_length=40 equipment_height=high_cube empty_out_at=1
			ACT 3  GTIN CNSHA truck at:port_terminal seal:S1 -> seal_number=S1 pol_full_in_at=3
			PLN 4  LOAD CNSHA ship:ALPHA -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai
			ACT 5  LOAD CNSHA ship:ALPHA at:port_terminal -> current_status=on_ship pol_vessel_loaded_at=5
			EST 6  DEPA CNSHA ship:ALPHA said:2 -> pol_etd_at=6 pol_original_etd_at=6
			ACT 6  DEPA CNSHA ship:ALPHA voyage:/101E -> pol_atd_at=6 pol_vessel_departed_at=6
			PLN 20 ARRI USLAX ship:ALPHA -> port_of_discharge_locode=USLAX port_of_discharge_name=Los Angeles pod_timezone=America/Los_Angeles pod_eta_at=20 pod_original_eta_at=20 pod_vessel_name=ALPHA pod_voyage_number=101E
			EST 21 ARRI USLAX ship:ALPHA said:7 -> pod_eta_at=21
			ACT 22 ARRI USLAX ship:ALPHA voyage:101E/101W -> pod_ata_at=22 pod_arrived_at=22
			ACT 23 DISC USLAX ship:ALPHA at:port_terminal:TRP1 -> current_status=grounded pod_discharged_at=23 pod_terminal=TRP1
			ACT 25 GTOT USLAX truck at:port_terminal -> current_status=picked_up pod_full_out_at=25
			ACT 30 GTIN USLAX empty truck at:depot -> current_status=empty_returned empty_terminated_at=30 empty_terminated_timezone=America/Los_Angeles
		`,
	],
	[
		"a change of vessels",
		TRANSSHIPMENT,
		`
			ACT 1  GTOT CNSHA empty truck -> empty_out_at=1
			ACT 3  GTIN CNSHA truck -> pol_full_in_at=3
			ACT 5  LOAD CNSHA ship:ALPHA -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai current_status=on_ship pol_vessel_loaded_at=5
			ACT 6  DEPA CNSHA ship:ALPHA -> pol_atd_at=6 pol_vessel_departed_at=6
			ACT 12 ARRI SGSIN ship:ALPHA -> port_of_discharge_locode=SGSIN port_of_discharge_name=Singapore pod_timezone=Asia/Singapore pod_ata_at=12 pod_vessel_name=ALPHA pod_arrived_at=12
			ACT 13 DISC SGSIN ship:ALPHA -> current_status=grounded pod_discharged_at=13
			ACT 16 LOAD SGSIN ship:BRAVO -> port_of_discharge_locode=null port_of_discharge_name=null pod_timezone=null pod_ata_at=null pod_vessel_name=null current_status=on_ship pod_arrived_at=null pod_discharged_at=null
			ACT 17 DEPA SGSIN ship:BRAVO -> nothing
			EST 38 ARRI NLRTM ship:BRAVO said:17 -> port_of_discharge_locode=NLRTM port_of_discharge_name=Rotterdam pod_timezone=Europe/Amsterdam pod_eta_at=38 pod_original_eta_at=38 pod_vessel_name=BRAVO
			ACT 40 ARRI NLRTM ship:BRAVO -> pod_ata_at=40 pod_arrived_at=40
			ACT 41 DISC NLRTM ship:BRAVO -> current_status=grounded pod_discharged_at=41
			ACT 44 GTOT NLRTM truck -> current_status=picked_up pod_full_out_at=44
			ACT 50 GTIN NLRTM empty truck -> current_status=empty_returned empty_terminated_at=50 empty_terminated_timezone=Europe/Amsterdam
		`,
	],
	[
		"a train after the voyage",
		RAIL,
		`
			ACT 1  GTOT CNSHA empty truck -> empty_out_at=1
			ACT 3  GTIN CNSHA truck -> pol_full_in_at=3
			ACT 5  LOAD CNSHA ship:ALPHA -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai current_status=on_ship pol_vessel_loaded_at=5
			ACT 6  DEPA CNSHA ship:ALPHA -> pol_atd_at=6 pol_vessel_departed_at=6
			ACT 22 ARRI USLAX ship:ALPHA -> port_of_discharge_locode=USLAX port_of_discharge_name=Los Angeles pod_timezone=America/Los_Angeles pod_ata_at=22 pod_vessel_name=ALPHA pod_arrived_at=22
			ACT 23 DISC USLAX ship:ALPHA -> current_status=grounded pod_discharged_at=23
			ACT 25 GTOT USLAX rail -> current_status=on_rail pod_rail_departed_at=25
			ACT 25 LOAD USLAX rail -> pod_rail_loaded_at=25
			ACT 26 DEPA USLAX rail -> pod_rail_departed_at=26
			ACT 28 ARRI USKCK rail at:ramp -> destination_locode=USKCK destination_name=Kansas City destination_timezone=America/Chicago destination_ata_at=28 final_destination_timezone=America/Chicago ind_ata_at=28
			ACT 28.5 DEPA USKCK rail at:ramp -> nothing
			EST 30 ARRI USCHI rail at:ramp said:26 -> destination_locode=USCHI destination_name=Chicago destination_eta_at=30 destination_original_eta_at=30 destination_ata_at=null ind_eta_at=30 ind_ata_at=null
			ACT 31 ARRI USCHI rail at:ramp -> destination_ata_at=31 ind_ata_at=31
			ACT 32 DISC USCHI rail at:ramp:BNSF -> current_status=grounded ind_rail_unloaded_at=32
			ACT 34 AVPU USCHI at:ramp -> current_status=available
			ACT 35 GTOT USCHI truck at:ramp -> current_status=picked_up final_destination_full_out_at=35
			ACT 40 GTIN USCHI empty truck at:depot -> current_status=empty_returned empty_terminated_at=40 empty_terminated_timezone=America/Chicago
		`,
	],
	[
		"barges before and after the voyage",
		FEEDER,
		`
			ACT 1  GTOT CNNGB empty truck -> empty_out_at=1
			ACT 2  GTIN CNNGB truck -> pol_full_in_at=2
			ACT 3  LOAD CNNGB barge:YANGTZE -> current_status=loaded
			ACT 3.5 DEPA CNNGB barge:YANGTZE -> nothing
			ACT 4  ARRI CNSHA barge:YANGTZE -> nothing
			ACT 4.5 DISC CNSHA barge:YANGTZE -> nothing
			ACT 5  LOAD CNSHA ship:ALPHA -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai current_status=on_ship pol_vessel_loaded_at=5
			ACT 6  DEPA CNSHA ship:ALPHA -> pol_atd_at=6 pol_vessel_departed_at=6
			ACT 40 ARRI NLRTM ship:ALPHA -> port_of_discharge_locode=NLRTM port_of_discharge_name=Rotterdam pod_timezone=Europe/Amsterdam pod_ata_at=40 pod_vessel_name=ALPHA pod_arrived_at=40
			ACT 41 DISC NLRTM ship:ALPHA -> current_status=grounded pod_discharged_at=41
			ACT 42 LOAD NLRTM barge:RHEIN -> current_status=awaiting_inland_transfer
			ACT 43 DEPA NLRTM barge:RHEIN -> nothing
			ACT 45 ARRI DEDUI barge:RHEIN at:inland_terminal -> destination_locode=DEDUI destination_name=Duisburg destination_timezone=Europe/Berlin destination_ata_at=45 final_destination_timezone=Europe/Berlin
			ACT 46 DISC DEDUI barge:RHEIN at:inland_terminal -> current_status=grounded
			ACT 47 GTOT DEDUI truck at:inland_terminal -> current_status=picked_up final_destination_full_out_at=47
			ACT 50 GTIN DEDUI empty truck at:depot -> current_status=empty_returned empty_terminated_at=50 empty_terminated_timezone=Europe/Berlin
		`,
	],
	[
		"a train before the voyage",
		BY_TRAIN,
		`
			ACT 1  GTOT USCHI empty truck -> empty_out_at=1
			ACT 2  GTIN USCHI truck at:ramp -> pol_full_in_at=2
			ACT 3  LOAD USCHI rail -> current_status=loaded
			ACT 4  DEPA USCHI rail -> nothing
			ACT 6  ARRI USLAX rail -> nothing
			ACT 7  DISC USLAX rail -> nothing
			ACT 9  LOAD USLAX ship:ALPHA -> port_of_lading_locode=USLAX port_of_lading_name=Los Angeles pol_timezone=America/Los_Angeles current_status=on_ship pol_vessel_loaded_at=9
			ACT 10 DEPA USLAX ship:ALPHA -> pol_atd_at=10 pol_vessel_departed_at=10
			ACT 30 ARRI NLRTM ship:ALPHA -> port_of_discharge_locode=NLRTM port_of_discharge_name=Rotterdam pod_timezone=Europe/Amsterdam pod_ata_at=30 pod_vessel_name=ALPHA pod_arrived_at=30
			ACT 31 DISC NLRTM ship:ALPHA -> current_status=grounded pod_discharged_at=31
			ACT 33 DROP NLRTM truck at:customer_location -> current_status=dropped
		`,
	],
	[
		"a container that is shut out",
		SHUT_OUT,
		`
			ACT 3   GTIN CNSHA truck -> pol_full_in_at=3
			PLN 6   DEPA CNSHA ship:ALPHA said:1 -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai pol_etd_at=6 pol_original_etd_at=6
			EST 20  ARRI USOAK ship:ALPHA said:1 -> port_of_discharge_locode=USOAK port_of_discharge_name=Oakland pod_timezone=America/Los_Angeles pod_eta_at=20 pod_original_eta_at=20 pod_vessel_name=ALPHA
			ACT 5   LOAD CNSHA ship:ALPHA -> current_status=on_ship pol_vessel_loaded_at=5
			ACT 5.5 DISC CNSHA ship:ALPHA -> current_status=new pol_vessel_loaded_at=null
			ACT 6   DEPA CNSHA ship:ALPHA -> nothing
			PLN 12  LOAD CNSHA ship:CHARLIE said:7 -> pol_etd_at=null port_of_discharge_locode=null port_of_discharge_name=null pod_timezone=null pod_eta_at=null pod_original_eta_at=null pod_vessel_name=null
			EST 13  DEPA CNSHA ship:CHARLIE said:7 -> pol_etd_at=13
			EST 27  ARRI USLAX ship:CHARLIE said:7 -> port_of_discharge_locode=USLAX port_of_discharge_name=Los Angeles pod_timezone=America/Los_Angeles pod_eta_at=27 pod_original_eta_at=20 pod_vessel_name=CHARLIE
			ACT 12  LOAD CNSHA ship:CHARLIE -> current_status=on_ship pol_vessel_loaded_at=12
			ACT 13  DEPA CNSHA ship:CHARLIE -> pol_atd_at=13 pol_vessel_departed_at=13
			ACT 26  ARRI USLAX ship:CHARLIE -> pod_ata_at=26 pod_arrived_at=26
			ACT 27  DISC USLAX ship:CHARLIE -> current_status=grounded pod_discharged_at=27
		`,
	],
	[
		"another port of discharge",
		CHANGED,
		`
			PLN 5  LOAD CNSHA ship:ALPHA said:0 id:load -> port_of_lading_locode=CNSHA port_of_lading_name=Shanghai pol_timezone=Asia/Shanghai
			PLN 6  DEPA CNSHA ship:ALPHA said:0 id:sail -> pol_etd_at=6 pol_original_etd_at=6
			EST 7  DEPA CNSHA ship:ALPHA said:2 id:sail -> pol_etd_at=7
			PLN 12 DISC SGSIN ship:ALPHA said:0 -> port_of_discharge_locode=SGSIN port_of_discharge_name=Singapore pod_timezone=Asia/Singapore pod_vessel_name=ALPHA
			PLN 15 LOAD SGSIN ship:BRAVO said:0 -> port_of_discharge_locode=null port_of_discharge_name=null pod_timezone=null pod_vessel_name=null
			EST 38 ARRI NLRTM ship:BRAVO said:0 id:eta -> port_of_discharge_locode=NLRTM port_of_discharge_name=Rotterdam pod_timezone=Europe/Amsterdam pod_eta_at=38 pod_original_eta_at=38 pod_vessel_name=BRAVO
			ACT 6  LOAD CNSHA ship:ALPHA said:6 -> current_status=on_ship pol_vessel_loaded_at=6
			ACT 7  DEPA CNSHA ship:ALPHA said:7 -> pol_atd_at=7 pol_vessel_departed_at=7
			EST 40 ARRI NLRTM ship:BRAVO said:8 id:eta -> pod_eta_at=40
			PLN 17 LOAD SGSIN ship:DELTA said:9 -> port_of_discharge_locode=null port_of_discharge_name=null pod_timezone=null pod_eta_at=null pod_original_eta_at=null pod_vessel_name=null
			PLN 18 DEPA SGSIN ship:DELTA said:9 -> nothing
			EST 41 ARRI DEDUI ship:DELTA said:9 -> port_of_discharge_locode=DEDUI port_of_discharge_name=Duisburg pod_timezone=Europe/Berlin pod_eta_at=41 pod_original_eta_at=38 pod_vessel_name=DELTA
			PLN 42 DISC DEDUI ship:DELTA said:9 -> nothing
			ACT 13 ARRI SGSIN ship:ALPHA said:13 -> nothing
			ACT 14 DISC SGSIN ship:ALPHA said:14 -> nothing
			ACT 17 LOAD SGSIN ship:DELTA said:17 -> nothing
			EST 43 ARRI DEDUI ship:DELTA said:20 -> pod_eta_at=43
			ACT 44 ARRI DEDUI ship:DELTA said:44 -> pod_ata_at=44 pod_arrived_at=44
		`,
	],
	[
		"ports that the line marks",
		MARKED,
		`
			ACT 1  GTIN CNNGB truck phase:export -> pol_full_in_at=1
			ACT 2  LOAD CNNGB ship:FEEDER phase:export -> port_of_lading_locode=CNNGB port_of_lading_name=Ningbo pol_timezone=Asia/Shanghai current_status=on_ship pol_vessel_loaded_at=2
			ACT 3  DEPA CNNGB ship:FEEDER phase:export -> pol_atd_at=3 pol_vessel_departed_at=3
			ACT 4  ARRI KRPUS ship:FEEDER phase:transshipment -> nothing
			ACT 5  DISC KRPUS ship:FEEDER phase:transshipment -> nothing
			ACT 7  LOAD KRPUS ship:ALPHA phase:transshipment -> nothing
			ACT 8  DEPA KRPUS ship:ALPHA phase:transshipment -> nothing
			EST 20 ARRI USLAX ship:ALPHA phase:import said:8 -> port_of_discharge_locode=USLAX port_of_discharge_name=Los Angeles pod_timezone=America/Los_Angeles pod_eta_at=20 pod_original_eta_at=20 pod_vessel_name=ALPHA
			ACT 21 ARRI USLAX ship:ALPHA phase:import -> pod_ata_at=21 pod_arrived_at=21
			ACT 22 DISC USLAX ship:ALPHA phase:import -> current_status=grounded pod_discharged_at=22
			ACT 24 LOAD USLAX rail phase:import -> current_status=on_rail pod_rail_loaded_at=24
			EST 27 ARRI USCHI rail at:ramp phase:import said:24 -> destination_locode=USCHI destination_name=Chicago destination_timezone=America/Chicago destination_eta_at=27 destination_original_eta_at=27 final_destination_timezone=America/Chicago ind_eta_at=27
			ACT 28 ARRI USCHI rail at:ramp phase:import -> destination_ata_at=28 ind_ata_at=28
			ACT 28.5 DISC USCHI rail at:ramp phase:import -> current_status=grounded ind_rail_unloaded_at=28.5
			ACT 29 GTOT USCHI truck at:ramp phase:import -> current_status=picked_up final_destination_full_out_at=29
			ACT 30 GTIN USKCK truck at:container_freight_station -> nothing
			ACT 32 GTIN USCHI truck at:ramp phase:import -> current_status=grounded final_destination_full_out_at=null
			ACT 33 GTOT USCHI truck at:ramp phase:import -> current_status=picked_up final_destination_full_out_at=33
			ACT 34 STRP USCHI truck at:customer_location -> nothing
			ACT 36 GTIN USCHI empty truck at:depot -> current_status=empty_returned empty_terminated_at=36 empty_terminated_timezone=America/Chicago
		`,
	],
];

it.each(JOURNEYS)(
	"each message of %s changes its own values, and no others",
	(_, text, want) => {
		const lines = want
			.trim()
			.split("\n")
			.map((line) => line.trim());
		expect(steps(text)).toEqual(lines);
	},
);
