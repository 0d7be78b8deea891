/** The plugin for Vite. */
import type { Plugin } from 'vite';
import type { PluginOptions } from './options.js';
import { plugin } from './plugin.js';

export type { Pattern, PluginOptions } from './options.js';

/** Lets Vite bundle Puppet files and those of other dialects. */
const pptjs: (options?: PluginOptions) => Plugin = plugin.vite;

export default pptjs;
