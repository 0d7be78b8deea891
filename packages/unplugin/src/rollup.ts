/** The plugin for Rollup. */
import type { Plugin } from 'rollup';
import type { PluginOptions } from './options.js';
import { plugin } from './plugin.js';

export type { Pattern, PluginOptions } from './options.js';

/** Lets Rollup bundle Puppet files and those of other dialects. */
const pptjs: (options?: PluginOptions) => Plugin = plugin.rollup;

export default pptjs;
