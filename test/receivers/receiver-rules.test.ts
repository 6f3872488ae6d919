import { BlockList } from "node:net";
import { expect, it } from "vitest";
import {
	addressRefusal,
	publicRefusal,
	readReceiverUrl,
} from "../../server/receivers/receiver-rules.ts";

const allowed = new BlockList();
allowed.addSubnet("10.1.0.0", 16, "ipv4");
const rules = { allowed, ports: [443, 8_443] };
const TLS = "must be an https URL";
const PORT = "must use one of the ports 443, 8443";
const NETWORK =
	"must not lead to a private or special network (the operator opens networks with WEBHOOK_ALLOW)";
const HOST = "must name a host";
const PORT_NUMBER = "must have a port from 1 to 65535";

it.each<[url: string, address: string, want: string | undefined]>([
	["https://erp.test/", "93.184.215.14", undefined],
	["https://erp.test:443/", "93.184.215.14", undefined],
	["https://erp.test:8443/", "2600::1", undefined],
	["https://erp.test:80/", "93.184.215.14", PORT],
	["https://erp.test:22/", "2600::1", PORT],
	["http://erp.test/", "93.184.215.14", TLS],
	["http://erp.test:443/", "93.184.215.14", TLS],
	["https://erp.test/", "10.2.0.1", NETWORK],
	["https://erp.test:22/", "127.0.0.1", NETWORK],
	["http://erp.test/", "::1", NETWORK],
	["https://erp.test/", "10.1.0.1", undefined],
	["https://erp.test:22/", "10.1.0.1", undefined],
	["http://erp.test:3000/", "10.1.0.1", undefined],
])("%s at %s: %s", (url, address, want) => {
	expect(addressRefusal(new URL(url), address, rules)).toBe(want);
});

it("checks a name without an address by the rules of the public internet", () => {
	expect(publicRefusal(new URL("https://erp.test/"), rules)).toBeUndefined();
	expect(publicRefusal(new URL("https://erp.test:80/"), rules)).toBe(PORT);
	expect(publicRefusal(new URL("http://erp.test/"), rules)).toBe(TLS);
});

it.each([
	["https://u:p@erp.test/", "must not carry credentials"],
	["https://u@erp.test/", "must not carry credentials"],
	["http://:p@10.1.0.1/", "must not carry credentials"],
	["ftp://erp.test/", TLS],
	["ftp:https://erp.test/", TLS],
	["erp.test", TLS],
	["", TLS],
	["http://127.0.0.1:99999/", PORT_NUMBER],
	["https://erp.test:65536", PORT_NUMBER],
	["https://[::1]:0/", PORT_NUMBER],
	["https://u:p@erp.test:0?x", PORT_NUMBER],
	["HTTPS://erp.test:0/", PORT_NUMBER],
	["http://erp.test:65536/", PORT_NUMBER],
	["https://erp.test:-1/", HOST],
	["https://a..b/", HOST],
	["https://.com/", HOST],
	["https://./", HOST],
	["https://%2ecom/", HOST],
	["http:///127.0.0.1/", HOST],
	["https:///", HOST],
	["https://", HOST],
	["https://?erp.test", HOST],
	["https://[::1/", HOST],
	["http://[::1/", HOST],
])("finds no valid receiver in %j", (text, want) => {
	expect(readReceiverUrl(text)).toBe(want);
});

it.each([
	"https://erp.test./",
	" https://erp.test/ ",
	"\thttp://10.1.0.1/",
	"https://erp.test:/",
	"https://erp.test:65535/a..b:99999",
	"http://10.1.0.1:1",
	"https://[2600::1]:443/?at=:0/",
	"https://erp.test/?to=http://a:0/",
	"https://erp.test/?to=https:///",
])("finds a valid receiver in %j", (text) => {
	expect(readReceiverUrl(text)).toBeInstanceOf(URL);
});
