import type * as limitOfNode from './memory-limit.js';

// Only Node can measure the heap. The field `browser` of package.json replaces `memory-limit.ts` with this file.

/** Does nothing: there is no limit. */
export const spendMemory: typeof limitOfNode.spendMemory = () => undefined;

/** Calls a function without a limit. */
export const withMemoryLimit: typeof limitOfNode.withMemoryLimit = (_mebibytes, body) => body();
