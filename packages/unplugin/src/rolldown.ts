/** The plugin for Rolldown. */
import type { Plugin } from 'rolldown';
import type { PluginOptions } from './options.js';
import { plugin } from './plugin.js';

export type { Pattern, PluginOptions } from './options.js';

/** Lets Rolldown bundle Puppet files and those of other dialects. */
const pptjs: (options?: PluginOptions) => Plugin = plugin.rolldown;

export default pptjs;
