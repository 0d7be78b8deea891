import { digest, NO_DIGEST } from './digest.js';

/** The version of the compiler. It is part of every disk cache key, so entries of other versions are never used. */
export const version: string = `0.1.0+${digest}`;

/** Whether the compiler runs without a digest of its code. Its results must not be cached, because it may change. */
export const fromSources: boolean = digest === NO_DIGEST;
