import { setFlagsFromString } from 'node:v8';
import { hasCurrentBundle, loadBundle } from './bundle.js';
import { compilesMany } from './compiles-many.js';

// Where many catalogs are made it is worth to have the engine compile all code at once, instead of interpreting it at first.
if (compilesMany) setFlagsFromString('--always-sparkplug --no-lazy-feedback-allocation --no-regexp-tier-up');

await (hasCurrentBundle() ? loadBundle().command() : import('../bin.js'));
