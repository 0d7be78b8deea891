/** Removes what packages/prepack.mjs has added to the package of the current folder for its archive. */
import { basename } from 'node:path';
import { NODE_BUNDLES, removeNodeBundle } from './node-bundle.mjs';

if (NODE_BUNDLES.includes(basename(process.cwd()))) removeNodeBundle(process.cwd());
