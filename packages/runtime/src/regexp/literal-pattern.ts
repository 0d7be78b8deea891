import { memoize } from '../text/memoize.js';

/** Matches a pattern in which no character has a special meaning. */
const PLAIN = /^[^\\^$.|?*+()[\]{}\ud800-\udfff]+$/;

/** Matches a pattern of one literal character: `[.]` or `\\.`. */
const ONE_CHARACTER = /^(?:\[([.|:;,/ $?*+(){}@#=-])\]|\\([.|/$?*+(){}[\]-]))$/;

/** Returns the only text that a pattern in Ruby's syntax matches; null if it may match others. */
export const literalOf = /* @__PURE__ */ memoize((pattern): string | null => {
  if (PLAIN.test(pattern)) return pattern;
  const [, inClass, escaped] = ONE_CHARACTER.exec(pattern) ?? [];
  return inClass ?? escaped ?? null;
});
