import { setFlagsFromString } from 'node:v8';
import { compiledSince, hasCurrentBundle, loadBundle } from './bundle.js';

// Most of the code runs a few times a catalog: to interpret it at first would cost more than to compile it at once.
setFlagsFromString('--always-sparkplug');

// The version of the compiler, by which things are kept, is made by the build.
if (compiledSince) process.env['PPTJS_CACHE'] ??= 'off';

await (hasCurrentBundle() ? loadBundle().command() : import('../bin.js'));
