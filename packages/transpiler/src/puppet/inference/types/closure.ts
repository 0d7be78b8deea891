import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import { canBe, isSubtype, Kind, unionOf, widen, widenChanges, widenValues } from '../lattice/index.js';

/** The number of steps with the exact type. */
const MAX_EXACT_ROUNDS = 2;
/** The number of steps with that type, or with the unchanged elements of its Tuples and Structs. */
const MAX_PARTLY_EXACT_ROUNDS = 3;
/** The number of steps with these types, or with the shapes of its Tuples and Structs. */
const MAX_SHAPED_ROUNDS = 4;
const MAX_ROUNDS = 6;

/**
 * Returns a type that includes `start`, and the results of `step` for all of its values: the type of a memo that each
 * iteration replaces, or of the results of a function that calls itself. Any if no such type is found in a few rounds.
 */
export function closureOf(start: PuppetType, step: (type: PuppetType) => PuppetType): PuppetType {
  const following = (type: PuppetType): PuppetType => unionOf([start, step(type)]);
  let type = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = unionOf([type, following(type)]);
    if (isSubtype(next, type)) return round > MAX_EXACT_ROUNDS ? narrowed(type, following) : type;
    type = typeAfter(round, type, next);
  }
  return ANY;
}

/** The type for the next round, which is above the types before and after this one. */
function typeAfter(round: number, before: PuppetType, after: PuppetType): PuppetType {
  if (round < MAX_EXACT_ROUNDS) return after;
  if (round < MAX_PARTLY_EXACT_ROUNDS) return widenChanges(before, after);
  return round < MAX_SHAPED_ROUNDS ? widenValues(after) : widen(after);
}

/** A widened type has values that no step returns, such as numbers that exceed the divisor of a `%`. */
function narrowed(type: PuppetType, following: (type: PuppetType) => PuppetType): PuppetType {
  if (!canBe(type, Kind.integer)) return type;
  const narrower = following(type);
  return isSubtype(following(narrower), narrower) ? narrower : type;
}
