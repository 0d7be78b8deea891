const SOURCES = '+sources';

/**
 * The version of what `compile` makes, and part of the key under which that may be kept. What a build has instead of
 * `+sources` is a digest of its code: see digest.mjs.
 */
export const version: string = '0.1.0+sources';

/** Whether this runs from the sources, which may be changed at any time: nothing that they make should be kept. */
export const fromSources: boolean = version.endsWith(SOURCES);
