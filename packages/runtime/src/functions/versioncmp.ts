import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { functionError, type Message } from '../errors/messages.js';
import { compareCodePoints } from '../text/compare.js';

const messages = {
  NO_VERSION: { text: "Cannot remove the trailing zeros of '{version}', which contains only hyphens" },
} as const satisfies Record<string, Message>;

/**
 * Compares two version numbers. Returns -1 if the first is older, 0 if they are equal, and 1 if it is newer. Compares
 * the parts between dots and hyphens, and numeric parts as numbers. With `true`, ignores trailing zeros.
 *
 * @example
 * versioncmp('1.10', '1.9') # => 1
 */
export const versioncmp = withFastPath(
  defineBuiltin(
    'versioncmp',
    dispatch(
      ['String a', 'String b', 'Boolean ignore_trailing_zeroes?'],
      (a: string, b: string, ignoreTrailingZeroes = false) =>
        ignoreTrailingZeroes
          ? compareVersions(withoutTrailingZeroes(a), withoutTrailingZeroes(b))
          : compareVersions(a, b),
    ),
  ),
  (general) =>
    (...args) => {
      const [a, b] = args;
      return args.length === 2 && typeof a === 'string' && typeof b === 'string'
        ? compareVersions(a, b)
        : general(...args);
    },
);

function withoutTrailingZeroes(version: string): string {
  const parts = version.split('-');
  while (parts.at(-1) === '') parts.pop();
  const [first, ...rest] = parts;
  if (first === undefined) {
    throw functionError(messages.NO_VERSION, { version });
  }
  return [first.replace(/[.0]+$/, ''), ...rest].join('-');
}

/** The kinds of the characters of parts. A separator is a part of its own, others form parts with their neighbors. */
type Kind = 'separator' | 'digit' | 'other';

/** Returns undefined at the end of the text. */
function kindAt(text: string, index: number): Kind | undefined {
  if (index >= text.length) return undefined;
  const code = text.charCodeAt(index);
  if (code >= 48 && code <= 57) return 'digit';
  return code === HYPHEN || code === DOT ? 'separator' : 'other';
}

const HYPHEN = 45;
const DOT = 46;

/** Compares the first parts that differ. */
function compareVersions(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  // If a part continues in one of the texts, it begins before the first different character.
  const kind = start === 0 ? undefined : kindAt(a, start - 1);
  if (kind !== 'separator' && (kindAt(a, start) === kind || kindAt(b, start) === kind))
    while (start > 0 && kindAt(a, start - 1) === kind) start--;
  return start < a.length && start < b.length
    ? compareParts(partAt(a, start), partAt(b, start))
    : Math.sign(compareCodePoints(a, b));
}

function partAt(text: string, start: number): string {
  const kind = kindAt(text, start);
  let end = start + 1;
  if (kind !== 'separator') while (kindAt(text, end) === kind) end++;
  return text.slice(start, end);
}

/** Compares two parts. A hyphen comes before a dot, and a dot before anything else. */
function compareParts(left: string, right: string): number {
  if (left === '-') return -1;
  if (right === '-') return 1;
  if (left === '.') return -1;
  if (right === '.') return 1;
  const areNumbers = kindAt(left, 0) === 'digit' && kindAt(right, 0) === 'digit';
  if (!areNumbers || left.startsWith('0') || right.startsWith('0'))
    return Math.sign(compareCodePoints(left.toUpperCase(), right.toUpperCase()));
  // Without leading zeros, the longer number is the larger one.
  return Math.sign(left.length - right.length || compareCodePoints(left, right));
}
