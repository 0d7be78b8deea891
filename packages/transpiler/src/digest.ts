/** The value of `digest` in code that was compiled, but not built. */
export const NO_DIGEST = 'sources';

/** The digest of the built code. `npm run build` replaces this module in `dist`: see digest.mjs. */
export const digest: string = NO_DIGEST;
