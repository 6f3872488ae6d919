import { defineConfig } from "vite";
import { proxyTo, targetOf } from "./proxy.ts";

export default defineConfig(({ command, isPreview }) => ({
	// To build the page, no API is needed.
	...((command === "serve" || isPreview) && {
		server: { proxy: proxyTo(targetOf(process.env.LANDFALL)) },
		preview: { proxy: proxyTo(targetOf(process.env.LANDFALL)) },
	}),
}));
