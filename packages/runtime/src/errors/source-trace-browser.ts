import type { placeWithLine as placeWithLineOfNode, sourceTrace as sourceTraceOfNode } from './source-trace.js';

/**
 * Formats an error with its stack. Browsers cannot read the sources of frames, and a bundle does not show which frames are
 * those of the runtime. The field `browser` of package.json replaces `source-trace.ts` with this file.
 */
export const sourceTrace: typeof sourceTraceOfNode = (header, frames, place) => {
  const stack = [header, ...frames].join('\n');
  return place === undefined ? stack : `${place}\n\n${stack}`;
};

/** Browsers cannot read the line of code of a place. */
export const placeWithLine: typeof placeWithLineOfNode = () => undefined;
