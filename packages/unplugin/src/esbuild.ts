/** The plugin for esbuild. */
import type { Plugin } from 'esbuild';
import type { PluginOptions } from './options.js';
import { plugin } from './plugin.js';

export type { Pattern, PluginOptions } from './options.js';

/** Lets esbuild bundle Puppet files and those of other dialects. */
const pptjs: (options?: PluginOptions) => Plugin = plugin.esbuild;

export default pptjs;
