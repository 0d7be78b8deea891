export { acceptedByContainer } from './accepted.js';
export { areDisjoint, listedStrings } from './disjoint.js';
export { containsType } from './exact.js';
export { canBe, isOnly, Kind, type Kinds, kindsOf, NOT_ITERABLE, NUMBER_KINDS } from './kinds.js';
export { integerRange, LENGTH, MAX_LENGTH, type SafeRange, safeRangeOf } from './integer-range.js';
export { isNever, membersOf, NEVER } from './members.js';
export { falsyPart, intersect, subtract, truthyPart, withoutEqualText } from './narrow.js';
export { isSubtype, limitDepth, unionOf, widen, widenChanges, widenValues } from './union.js';
export { typeOf } from './type-of.js';
