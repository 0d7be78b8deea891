import { digest, NO_DIGEST } from './digest.js';

/** The version of the compiler. A part of every key of a cache on disk, so another compiler finds no entries. */
export const version: string = `0.1.0+${digest}`;

/** Whether the compiler runs without a digest of its code. Its results must not be cached, because it may change. */
export const fromSources: boolean = digest === NO_DIGEST;
