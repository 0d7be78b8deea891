/** The set algebra (Terraform's collection functions). */
import { SetIndex, setOf } from '../../values/sets.js';
import { DYNAMIC, SetType } from '../../values/type.js';
import { SetValue, type Value } from '../../values/value.js';
import { convertOrExplain, unifiedType } from '../calls/conversions.js';
import { ArgumentFailure, CallFailure } from '../calls/failures.js';
import { defineFunction, defineVariadic } from '../calls/function-definition.js';
import { set } from '../calls/parameters.js';

type Combination = (left: SetValue, right: SetValue) => readonly Value[];

export const setunion = defineVariadic(
  'setunion',
  [set('first_set', DYNAMIC)],
  set('other_sets', DYNAMIC),
  ([first], others) => combine([first, ...others], (left, right) => [...left.elements, ...right.elements]),
);

export const setintersection = defineVariadic(
  'setintersection',
  [set('first_set', DYNAMIC)],
  set('other_sets', DYNAMIC),
  ([first], others) =>
    combine([first, ...others], (left, right) => {
      const index = new SetIndex(right.elements);
      return left.elements.filter((value) => index.has(value));
    }),
);

export const setsubtract = defineFunction('setsubtract', [set('a', DYNAMIC), set('b', DYNAMIC)], (a, b) =>
  combine([a, b], (left, right) => {
    const index = new SetIndex(right.elements);
    return left.elements.filter((value) => !index.has(value));
  }),
);

/** Converts the sets to one type, and combines them from left to right. */
function combine(sets: readonly SetValue[], combination: Combination): Value {
  const types = sets
    .filter(({ elements, elementType }) => elements.length > 0 || elementType !== DYNAMIC)
    .map(({ elementType }) => elementType);
  const elementType = types.length === 0 ? DYNAMIC : unifiedType(types);
  if (elementType === null) throw new CallFailure('given sets must all have compatible element types');
  const type = new SetType(elementType);
  const converted = sets.map((each, i) => {
    const value = convertOrExplain(each, type, (reason) => new ArgumentFailure(i, reason));
    return value instanceof SetValue ? value : each;
  });
  const [first] = converted;
  // A set of any type can have elements of one type only, and sets of different types cannot be combined.
  const actualType = first?.elementType ?? elementType;
  if (!converted.every((each) => each.elementType.equals(actualType))) {
    throw new CallFailure('given sets must all have compatible element types');
  }
  return converted.reduce((left, right) => setOf(actualType, combination(left, right)));
}
