import { functionError, type Message } from '../errors/messages.js';
import { BoundedMap } from '../text/bounded-map.js';
import { plainPattern } from './plain-pattern.js';

const messages = {
  NOT_A_PLAIN_LITERAL: {
    text: "{literal} has syntax or flags that Ruby does not share with JavaScript. Use regexp('…', {literal})",
  },
} as const satisfies Record<string, Message>;

// A plain literal is a JavaScript literal without flags. For texts of printable ASCII characters and tabs it means the
// same as Ruby's regular expression with the same source. For other texts, its exact expression is matched.

/** Returns whether a pattern in Ruby's syntax has a plain literal. */
export function hasPlainLiteral(source: string): boolean {
  return exactPattern(source) !== null;
}

/**
 * Returns whether a pattern tests the ends of words. Only for such patterns, a plain literal is so much faster than the exact
 * expression that a test of the text is worth its time: words have Unicode's letters.
 */
export function hasWordBoundary(source: string): boolean {
  return /\\b/i.test(source);
}

/** Matches anchors, escaped slashes, `[[:alpha:]]` and `{,2}`, which have another meaning in JavaScript. */
const OTHER_SYNTAX = /(?<!\\)(?:\\\\)*\\[AzZ/]|\[:\w+:\]|\{,\d+\}/;

/** Returns the pattern of the exact expression for a plain literal; null if the literal of the source is not plain. */
function exactPattern(source: string): string | null {
  return source === '' || OTHER_SYNTAX.test(source) ? null : plainPattern(source);
}

/** Returns the source in Ruby's syntax of a plain literal. It differs from that of JavaScript in escaped slashes. */
export function sourceOfLiteral(literal: RegExp): string {
  const { source } = literal;
  return source.includes('\\/') ? source.replace(/\\[^]/g, (part) => (part === '\\/' ? '/' : part)) : source;
}

/**
 * The exact expressions of plain literals by their sources, for all evaluations of the process. A literal in compiled code is
 * a new object each time, so the objects themselves cannot hold these expressions.
 */
const expressions = /* @__PURE__ */ new BoundedMap<string, RegExp>(2000);

/**
 * Returns the JavaScript expression that matches what Ruby would match in any text. It is derived from a plain literal.
 * @throws {FunctionError} NOT_A_PLAIN_LITERAL
 */
export function exactExpression(literal: RegExp): RegExp {
  const { source, flags } = literal;
  let expression = flags === '' ? expressions.get(source) : undefined;
  if (expression === undefined) {
    const pattern = flags === '' ? exactPattern(sourceOfLiteral(literal)) : null;
    if (pattern === null) throw functionError(messages.NOT_A_PLAIN_LITERAL, { literal: String(literal) });
    expressions.set(source, (expression = new RegExp(pattern, 'v')));
  }
  return expression;
}
