import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of South-East Asia. */
export const PORTS_SOUTHEAST_ASIA: readonly PortFacts[] = [
	// Mainland
	port("MMRGN", "Yangon", 16.765, 96.17, "Asia/Yangon"),
	port("THBKK", "Bangkok", 13.705, 100.575, "Asia/Bangkok"),
	port("THLCH", "Laem Chabang", 13.075, 100.89, "Asia/Bangkok"),
	port("THSGZ", "Songkhla", 7.222, 100.578, "Asia/Bangkok"),
	port("KHKOS", "Sihanoukville", 10.642, 103.51, "Asia/Phnom_Penh"),
	port("VNSGN", "Ho Chi Minh City", 10.761, 106.795, "Asia/Ho_Chi_Minh"),
	port("VNVUT", "Vung Tau", 10.515, 107.022, "Asia/Ho_Chi_Minh"),
	port("VNCMT", "Cai Mep", 10.535, 107.028, "Asia/Ho_Chi_Minh"),
	port("VNUIH", "Quy Nhon", 13.779, 109.244, "Asia/Ho_Chi_Minh"),
	port("VNDAD", "Da Nang", 16.12, 108.217, "Asia/Ho_Chi_Minh"),
	port("VNHPH", "Haiphong", 20.797, 106.909, "Asia/Ho_Chi_Minh"),

	// Straits and Borneo
	port("SGSIN", "Singapore", 1.272, 103.765, "Asia/Singapore"),
	port("MYTPP", "Tanjung Pelepas", 1.362, 103.546, "Asia/Kuala_Lumpur"),
	port("MYPGU", "Pasir Gudang", 1.437, 103.89, "Asia/Kuala_Lumpur"),
	port("MYPKG", "Port Klang", 2.935, 101.295, "Asia/Kuala_Lumpur"),
	port("MYPEN", "Penang", 5.422, 100.361, "Asia/Kuala_Lumpur"),
	port("MYKUA", "Kuantan", 3.973, 103.42, "Asia/Kuala_Lumpur"),
	port("MYKCH", "Kuching", 1.616, 110.452, "Asia/Kuching"),
	port("MYBTU", "Bintulu", 3.264, 113.074, "Asia/Kuching"),
	port("MYBKI", "Kota Kinabalu", 6.071, 116.118, "Asia/Kuching"),
	port("BNMUA", "Muara", 5.025, 115.073, "Asia/Brunei"),

	// Indonesia
	port("IDJKT", "Jakarta", -6.1, 106.887, "Asia/Jakarta"),
	port("IDSRG", "Semarang", -6.943, 110.425, "Asia/Jakarta"),
	port("IDSUB", "Surabaya", -7.203, 112.722, "Asia/Jakarta"),
	port("IDBLW", "Belawan", 3.787, 98.695, "Asia/Jakarta", null, "Medan"),
	port("IDPNJ", "Panjang", -5.465, 105.318, "Asia/Jakarta"),
	port("IDMAK", "Makassar", -5.118, 119.405, "Asia/Makassar"),

	// Philippines
	port("PHMNL", "Manila", 14.605, 120.945, "Asia/Manila"),
	port("PHBTG", "Batangas", 13.757, 121.04, "Asia/Manila"),
	port("PHSFS", "Subic Bay", 14.803, 120.265, "Asia/Manila"),
	port("PHCEB", "Cebu", 10.305, 123.918, "Asia/Manila"),
	port("PHCGY", "Cagayan de Oro", 8.5, 124.662, "Asia/Manila"),
	port("PHDVO", "Davao", 7.125, 125.665, "Asia/Manila"),
];
