import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
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
export const versioncmp = defineBuiltin(
  'versioncmp',
  dispatch(
    ['String a', 'String b', 'Boolean ignore_trailing_zeroes?'],
    (a: string, b: string, ignoreTrailingZeroes = false) =>
      ignoreTrailingZeroes
        ? compareVersions(withoutTrailingZeroes(a), withoutTrailingZeroes(b))
        : compareVersions(a, b),
  ),
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

const PART = /[-.]|\d+|[^-.\d]+/g;

function compareVersions(a: string, b: string): number {
  const partsOfA = a.match(PART) ?? [];
  const partsOfB = b.match(PART) ?? [];
  for (let i = 0; i < partsOfA.length && i < partsOfB.length; i++) {
    const left = partsOfA[i]!;
    const right = partsOfB[i]!;
    if (left !== right) return compareParts(left, right);
  }
  return Math.sign(compareCodePoints(a, b));
}

/** Compares two parts. A hyphen comes before a dot, and a dot before anything else. */
function compareParts(left: string, right: string): number {
  if (left === '-') return -1;
  if (right === '-') return 1;
  if (left === '.') return -1;
  if (right === '.') return 1;
  const areNumbers = /^\d/.test(left) && /^\d/.test(right);
  if (!areNumbers || left.startsWith('0') || right.startsWith('0'))
    return Math.sign(compareCodePoints(left.toUpperCase(), right.toUpperCase()));
  return BigInt(left) < BigInt(right) ? -1 : BigInt(left) > BigInt(right) ? 1 : 0;
}
