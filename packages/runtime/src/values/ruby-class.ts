import { Binary } from './binary.js';
import { Default } from './default.js';
import { Float } from './float.js';
import { PuppetHash } from './hash.js';
import { PuppetIterator } from './iterator.js';
import { PuppetRegExp } from './regexp.js';
import { SemVerRange } from './semver-range.js';
import { SemVer } from './semver.js';
import { Sensitive } from './sensitive.js';
import { Timespan } from './timespan.js';
import { Timestamp } from './timestamp.js';
import { PuppetUri } from './uri.js';
import { isArray, isInteger, type Value } from './value.js';

/**
 * Returns the name that Ruby uses for a value that it cannot convert: `nil`, `true`, `Integer`,
 * `Puppet::Pops::Time::Timestamp`.
 */
export function rubyClassName(value: Value): string {
  if (value === null) return 'nil';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'String';
  if (isInteger(value)) return 'Integer';
  if (isArray(value)) return 'Array';
  for (const [class_, name] of NAMES) if (value instanceof class_) return name;
  return 'Object';
}

const NAMES = [
  [Float, 'Float'],
  [PuppetHash, 'Hash'],
  [Default, 'Symbol'],
  [PuppetRegExp, 'Regexp'],
  [SemVer, 'SemanticPuppet::Version'],
  [SemVerRange, 'SemanticPuppet::VersionRange'],
  [Timestamp, 'Puppet::Pops::Time::Timestamp'],
  [Timespan, 'Puppet::Pops::Time::Timespan'],
  [Sensitive, 'Puppet::Pops::Types::PSensitiveType::Sensitive'],
  [Binary, 'Puppet::Pops::Types::PBinaryType::Binary'],
  [PuppetIterator, 'Puppet::Pops::Types::Iterator'],
  [PuppetUri, 'URI::Generic'],
] as const;
