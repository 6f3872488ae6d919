// Runs before the scripts that people start, in any Node: without this line an older one only says that it does not
// know the extension ".ts".
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
	console.error(
		`Landfall runs on Node 24; this is ${process.version}. On Linux x64 \`npm ci\` brings it along; elsewhere install it.`,
	);
	process.exit(1);
}
