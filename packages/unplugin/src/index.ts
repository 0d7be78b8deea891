/** The plugin for all bundlers that unplugin supports. Those that pptjs tests have an entry of their own. */
export type { Pattern, PluginOptions } from './options.js';
export { plugin as default } from './plugin.js';
