import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of China, Hong Kong, Taiwan, Korea and Japan, each from north to south. */
export const PORTS_EAST_ASIA: readonly PortFacts[] = [
	// China, sea ports
	port("CNJNZ", "Jinzhou", 40.803, 121.057, "Asia/Shanghai"),
	port("CNYIK", "Yingkou", 40.29, 122.085, "Asia/Shanghai"),
	port("CNDLC", "Dalian", 39.01, 121.88, "Asia/Shanghai"),
	port("CNTXG", "Xingang", 38.985, 117.785, "Asia/Shanghai", null, "Tianjin"),
	port("CNYNT", "Yantai", 37.58, 121.378, "Asia/Shanghai"),
	port("CNWEI", "Weihai", 37.443, 122.199, "Asia/Shanghai"),
	port("CNTAO", "Qingdao", 36.01, 120.215, "Asia/Shanghai"),
	port("CNRZH", "Rizhao", 35.365, 119.533, "Asia/Shanghai"),
	port("CNLYG", "Lianyungang", 34.747, 119.432, "Asia/Shanghai"),
	port("CNSHA", "Shanghai", 30.625, 122.06, "Asia/Shanghai"),
	port("CNNGB", "Ningbo", 29.935, 121.865, "Asia/Shanghai"),
	port("CNWNZ", "Wenzhou", 27.997, 120.882, "Asia/Shanghai"),
	port("CNFOC", "Fuzhou", 25.417, 119.286, "Asia/Shanghai"),
	port("CNQZJ", "Quanzhou", 24.817, 118.724, "Asia/Shanghai"),
	port("CNXMN", "Xiamen", 24.453, 118.035, "Asia/Shanghai"),
	port("CNSWA", "Shantou", 23.23, 116.77, "Asia/Shanghai"),
	port("CNYTN", "Yantian", 22.572, 114.275, "Asia/Shanghai", null, "Shenzhen"),
	port("CNSHK", "Shekou", 22.478, 113.895, "Asia/Shanghai", null, "Shenzhen"),
	port("CNCWN", "Chiwan", 22.467, 113.88, "Asia/Shanghai", null, "Shenzhen"),
	port(
		"CNDCB",
		"Da Chan Bay",
		22.533,
		113.856,
		"Asia/Shanghai",
		null,
		"Shenzhen",
	),
	port("CNSZX", "Shenzhen", 22.475, 113.89, "Asia/Shanghai"),
	port("CNNSA", "Nansha", 22.64, 113.682, "Asia/Shanghai", null, "Guangzhou"),
	port("CNHUA", "Huangpu", 23.085, 113.43, "Asia/Shanghai", null, "Guangzhou"),
	port("CNZHA", "Zhanjiang", 21.136, 110.395, "Asia/Shanghai"),
	port("CNQZH", "Qinzhou", 21.678, 108.641, "Asia/Shanghai"),
	port("CNHAK", "Haikou", 20.036, 110.282, "Asia/Shanghai"),
	port("CNYPG", "Yangpu", 19.715, 109.185, "Asia/Shanghai"),

	// China, Yangtze
	port("CNTAG", "Taicang", 31.641, 121.225, "Asia/Shanghai"),
	port("CNNTG", "Nantong", 31.797, 121.025, "Asia/Shanghai"),
	port("CNZJG", "Zhangjiagang", 31.967, 120.41, "Asia/Shanghai"),
	port("CNNKG", "Nanjing", 32.209, 119.06, "Asia/Shanghai"),
	port("CNWUH", "Wuhan", 30.665, 114.555, "Asia/Shanghai"),
	port("CNCKG", "Chongqing", 29.618, 106.592, "Asia/Shanghai"),

	// Hong Kong and Taiwan
	port("HKHKG", "Hong Kong", 22.345, 114.118, "Asia/Hong_Kong"),
	port("TWKEL", "Keelung", 25.142, 121.747, "Asia/Taipei"),
	port("TWTPE", "Taipei", 25.163, 121.386, "Asia/Taipei"),
	port("TWTXG", "Taichung", 24.269, 120.515, "Asia/Taipei"),
	port("TWKHH", "Kaohsiung", 22.565, 120.31, "Asia/Taipei"),

	// Korea
	port("KRINC", "Incheon", 37.345, 126.605, "Asia/Seoul"),
	port("KRPTK", "Pyeongtaek", 36.965, 126.84, "Asia/Seoul"),
	port("KRUSN", "Ulsan", 35.455, 129.365, "Asia/Seoul"),
	port("KRPUS", "Busan", 35.077, 128.8, "Asia/Seoul"),
	port("KRKAN", "Gwangyang", 34.905, 127.665, "Asia/Seoul"),

	// Japan
	port("JPTMK", "Tomakomai", 42.61, 141.786, "Asia/Tokyo"),
	port("JPSGM", "Shiogama", 38.272, 141.04, "Asia/Tokyo", null, "Sendai"),
	port("JPKIJ", "Niigata", 38.0, 139.225, "Asia/Tokyo"),
	port("JPTYO", "Tokyo", 35.61, 139.77, "Asia/Tokyo"),
	port("JPKWS", "Kawasaki", 35.495, 139.77, "Asia/Tokyo"),
	port("JPYOK", "Yokohama", 35.42, 139.682, "Asia/Tokyo"),
	port("JPSMZ", "Shimizu", 35.039, 138.515, "Asia/Tokyo"),
	port("JPNGO", "Nagoya", 35.035, 136.84, "Asia/Tokyo"),
	port("JPYKK", "Yokkaichi", 34.992, 136.665, "Asia/Tokyo"),
	port("JPOSA", "Osaka", 34.643, 135.41, "Asia/Tokyo"),
	port("JPUKB", "Kobe", 34.675, 135.262, "Asia/Tokyo"),
	port("JPMIZ", "Mizushima", 34.508, 133.735, "Asia/Tokyo"),
	port("JPHIJ", "Hiroshima", 34.352, 132.425, "Asia/Tokyo"),
	port("JPMOJ", "Moji", 33.965, 131.007, "Asia/Tokyo", null, "Kitakyushu"),
	port("JPHKT", "Hakata", 33.662, 130.41, "Asia/Tokyo", null, "Fukuoka"),
	port("JPNAH", "Naha", 26.235, 127.667, "Asia/Tokyo"),
];
