#!/usr/bin/env node
/** `npx @landfall/mcp`: Landfall for assistants, by the Model Context Protocol over standard input and output. */
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createLandfallClient, type LandfallClient } from "../index.ts";
import { offer } from "./tool.ts";
import {
	findShipment,
	inferNumber,
	listTrackingRequests,
	trackNumber,
	whereIsContainer,
} from "./tools.ts";

const DEFAULT_URL = "http://127.0.0.1:3000/v2";

/** The version of this server that assistants see. It changes with the tools. */
const VERSION = "1";

function createServer(client: LandfallClient): McpServer {
	const server = new McpServer({ name: "landfall", version: VERSION });
	offer(server, client, whereIsContainer);
	offer(server, client, findShipment);
	offer(server, client, inferNumber);
	offer(server, client, trackNumber);
	offer(server, client, listTrackingRequests);
	return server;
}

const { LANDFALL_URL = DEFAULT_URL, LANDFALL_API_KEY = "" } = process.env;
try {
	const client = createLandfallClient({
		baseUrl: LANDFALL_URL,
		apiKey: LANDFALL_API_KEY,
	});
	serveStdio(() => createServer(client));
} catch (error) {
	console.error(
		`${(error as Error).message}; set LANDFALL_URL and LANDFALL_API_KEY`,
	);
	process.exitCode = 2;
}
