/** Removes the bundle that packages/prepack.mjs has added to the package of the current folder. */
import { basename } from 'node:path';
import { NODE_BUNDLES, removeNodeBundle } from './node-bundle.mjs';

if (NODE_BUNDLES.includes(basename(process.cwd()))) removeNodeBundle(process.cwd());
