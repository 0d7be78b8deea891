/** The plugin for webpack. */
import type { WebpackPluginInstance } from 'webpack';
import type { PluginOptions } from './options.js';
import { plugin } from './plugin.js';

export type { Pattern, PluginOptions } from './options.js';

/** Lets webpack bundle Puppet files and those of other dialects. */
const pptjs: (options?: PluginOptions) => WebpackPluginInstance = plugin.webpack;

export default pptjs;
