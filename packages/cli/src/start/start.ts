import { setFlagsFromString } from 'node:v8';
import { hasCurrentBundle, loadBundle } from './bundle.js';

// Most of the code runs a few times a catalog: to interpret it at first would cost more than to compile it at once.
setFlagsFromString('--always-sparkplug');

await (hasCurrentBundle() ? loadBundle().command() : import('../bin.js'));
