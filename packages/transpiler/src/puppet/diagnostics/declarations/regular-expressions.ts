import type { Declaration } from '../../../diagnostics/index.js';

/** Warnings of `pptjs check` only. */
export const regularExpressions = {
  EXPONENTIAL_REGEXP: {
    text: 'This regular expression takes exponential time for a text with many {repeated}',
    severity: 'warning',
    help: 'Remove the repetition within a repetition, or alternatives that match the same text: `a+` instead of `(a+)+`.',
    own: true,
  },
  POLYNOMIAL_REGEXP: {
    text: 'This regular expression takes polynomial time for a text with many {repeated}',
    severity: 'warning',
    help: 'Start the expression with `\\A`, limit the repetition (`\\s{1,100}`), or use a function such as `rstrip`.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;
