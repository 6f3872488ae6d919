import type { Browser } from "playwright-core";
import { serve } from "../support/peers/serve.ts";

const END = "the program has ended";

/** Runs a module in an empty page of a browser, and returns its log. Rejects with the module's error. */
export async function runInPage(
	browser: Browser,
	script: string,
	env: Readonly<Record<string, string>>,
): Promise<string> {
	const given = `globalThis.process = { env: ${JSON.stringify(env)} };`;
	const { url, close } = await serve((request, response) => {
		const isProgram = request.url === "/program.js";
		const type = isProgram ? "text/javascript" : "text/html";
		response.setHeader("content-type", `${type}; charset=utf-8`);
		response.end(
			isProgram
				? `${given}\n${script}\nconsole.log(${JSON.stringify(END)});`
				: '<!doctype html><script type="module" src="/program.js"></script>',
		);
	});
	const page = await browser.newPage();
	const lines: string[] = [];
	const ended = new Promise<void>((resolve, reject) => {
		page.on("pageerror", reject);
		page.on("console", (message) => {
			if (message.text() === END) resolve();
			else if (message.type() === "log") lines.push(message.text());
		});
	});
	try {
		await page.goto(url);
		await ended;
		return lines.join("\n");
	} finally {
		await page.close();
		await close();
	}
}
