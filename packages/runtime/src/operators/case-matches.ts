import type { MatchRecord } from '../context/match-record.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { rubyText } from '../presentation/ruby-text.js';
import { equalStrings } from '../text/compare.js';
import { asType, isTypeFactory, isTypeSource, type TypeSource } from '../type-reading/type-source.js';
import { DEFAULT } from '../values/default.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { PuppetType } from '../values/type.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { equals } from './equals.js';
import { matchesRegExp } from './match-regexp.js';
import { rangeIncludes } from './version.js';

const messages = {
  UNMATCHED_SELECTOR: {
    code: 'UNMATCHED_SELECTOR',
    text: "No matching entry for selector parameter with value '{value}'",
    help: 'Add an option for the value, or `default => …`.',
  },
} as const satisfies Record<string, Message>;

/**
 * Returns whether `value` matches an option of a `case` or selector. A Regexp or plain literal matches Strings and
 * records its groups in `record`. A type matches its instances, and a version range matches versions. An Array matches
 * element by element. A Hash matches if each of its pairs does. `default` matches everything. Any other option matches
 * values that are equal to it.
 */
export function caseMatches(option: Value | TypeSource | RegExp, value: Value, record?: MatchRecord): boolean {
  if (typeof option === 'string') return typeof value === 'string' && equalStrings(option, value);
  if (isTypeFactory(option)) return option.baseType().isInstance(value);
  if (option === null || typeof option !== 'object') return equals(option, value);
  if (option instanceof PuppetRegExp || option instanceof RegExp)
    return typeof value === 'string' && matchesRegExp(option, value, record);
  if (option === DEFAULT) return true;
  if (option instanceof PuppetType) return option.isInstance(value);
  if (isArray(option)) return isArray(value) && arrayMatches(option, value, record);
  if (option instanceof PuppetHash) return value instanceof PuppetHash && hashMatches(option, value, record);
  if (option instanceof SemVerRange) return rangeIncludes(option, value);
  if (option instanceof SemVer && typeof value === 'string') return versionMatches(option, value);
  if (isTypeSource(option)) return asType(option).isInstance(value);
  return equals(option, value);
}

function arrayMatches(option: PuppetArray, value: PuppetArray, record: MatchRecord | undefined): boolean {
  return (
    option.length === value.length && option.every((element, i) => caseMatches(element, value[i] as Value, record))
  );
}

function hashMatches(option: PuppetHash, value: PuppetHash, record: MatchRecord | undefined): boolean {
  for (const [key, element] of option) if (!caseMatches(element, value.get(key) ?? null, record)) return false;
  return true;
}

function versionMatches(option: SemVer, text: string): boolean {
  const version = SemVer.parse(text);
  return version !== null && equals(option, version);
}

/**
 * Rejects a value for which a selector has no option.
 * @throws {EvaluationError} UNMATCHED_SELECTOR
 */
export function unmatchedSelector(value: Value): never {
  throw evaluationError(messages.UNMATCHED_SELECTOR, { value: rubyText(value) }, 0);
}
