// Redocly takes a plugin as the default export of a module; the house exports by name.
const { plugin } = require("./plugin.ts");

module.exports = () => plugin;
