import { defineBuiltin, dispatch, mismatch, withFastPath } from '../calling/define-builtin.js';
import { type Message } from '../errors/messages.js';
import * as typeMessages from '../errors/messages/types.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { SemVer } from '../values/semver.js';
import type { Value } from '../values/value.js';
import { fail } from './constructor.js';

const messages = {
  LEADING_ZEROS: { text: 'Numeric pre-release identifiers MUST NOT contain leading zeroes' },
} as const satisfies Record<string, Message>;

const types = {
  PositiveInteger: 'Integer[0]',
  SemVerQualifier: String.raw`Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/]`,
  SemVerPattern: String.raw`Pattern[/\A(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\Z/]`,
  SemVerHash:
    "Struct[{'major' => PositiveInteger, 'minor' => PositiveInteger, 'patch' => PositiveInteger, Optional['prerelease'] => SemVerQualifier, Optional['build'] => SemVerQualifier}]",
};

/** `SemVer(text)`, `SemVer(major, minor, patch, prerelease, build)`, or a hash of these. */
export const newSemVer = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_Version',
      dispatch(['SemVerPattern str'], (text: string) => read(text), { types }),
      dispatch(
        [
          'PositiveInteger major',
          'PositiveInteger minor',
          'PositiveInteger patch',
          'SemVerQualifier prerelease?',
          'SemVerQualifier build?',
        ],
        (major: number, minor: number, patch: number, prerelease?: string, build?: string) =>
          new SemVer(major, minor, patch, prerelease ?? null, build ?? null),
        { types },
      ),
      dispatch(['SemVerHash hash_args'], fromHash, { types }),
      mismatch(['String str'], (text: string) => `The string '${text}' cannot be converted to a SemVer`),
    ),
    (general) =>
      (...args) => {
        const [text] = args;
        const isText = args.length === 1 && typeof text === 'string';
        return (isText ? (parsePlainVersion(text) ?? parseVersion(text)) : null) ?? general(...args);
      },
  ),
);

/** The numbers of longer texts may be too large for a Number. */
const MAX_PLAIN = 15;

/**
 * Returns the version of a text that has only short numbers, as most have: `1.20.3`. Returns null for others. A loop is
 * several times as fast as an expression.
 */
function parsePlainVersion(text: string): SemVer | null {
  const numbers: [number, number, number] = [0, 0, 0];
  let index = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) {
      // A number has no leading zero.
      if (at > start && numbers[index] === 0) return null;
      numbers[index] = numbers[index]! * 10 + digit;
    } else {
      if (text.charAt(at) !== '.' || at === start || index === 2) return null;
      index++;
      start = at + 1;
    }
  }
  const [major, minor, patch] = numbers;
  return index === 2 && start < text.length && text.length <= MAX_PLAIN ? new SemVer(major, minor, patch) : null;
}

function read(text: string): SemVer {
  return parseVersion(text.replace(/\n$/, '')) ?? fail(typeMessages.UNPARSABLE_VERSION, { text });
}

/** Returns null for a text that is not a version. */
function parseVersion(text: string): SemVer | null {
  const version = SemVer.parse(text);
  if (version?.prerelease?.split('.').some((part) => /^0\d+$/.test(part))) {
    return fail(messages.LEADING_ZEROS, {});
  }
  return version;
}

function fromHash(args: PuppetHash): SemVer {
  const get = (name: string): Value => args.get(name) ?? null;
  return new SemVer(
    Number(get('major')),
    Number(get('minor')),
    Number(get('patch')),
    get('prerelease') as string | null,
    get('build') as string | null,
  );
}
