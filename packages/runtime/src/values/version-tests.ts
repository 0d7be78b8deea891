import type { SemVerRange } from './semver-range.js';
import type { SemVer } from './semver.js';
import { ValueObject } from './value-object.js';

// Operators and types test for versions with these functions, which do not import the classes: a bundle contains the classes only
// if its code can create versions.

/** The names of the classes in Ruby. No other values have them. */
export const VERSION_CLASS = 'SemanticPuppet::Version';
export const VERSION_RANGE_CLASS = 'SemanticPuppet::VersionRange';

/** Whether a value is a SemVer, without an import of the class. */
export function isVersion(value: unknown): value is SemVer {
  return value instanceof ValueObject && value.rubyClassName() === VERSION_CLASS;
}

/** Whether a value is a SemVerRange, without an import of the class. */
export function isVersionRange(value: unknown): value is SemVerRange {
  return value instanceof ValueObject && value.rubyClassName() === VERSION_RANGE_CLASS;
}
