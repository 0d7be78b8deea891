import { isArray, type Value } from '@pptjs/runtime';
import { distinct } from './arrays.js';
import { assertMergeable } from './assertion.js';
import { type MergeStrategy, PLAIN_STRATEGY } from './strategy.js';

const ELEMENTS = 'Variant[Scalar, Array]';

/** All values in one flat array without repetition. */
export const unique: MergeStrategy = {
  ...PLAIN_STRATEGY,
  name: 'unique',
  begin: (value) => distinct(flatten(value)),
  merge(higher, lower) {
    assertMergeable(ELEMENTS, higher, lower);
    return distinct([...flatten(higher), ...flatten(lower)]);
  },
};

function flatten(value: Value): Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}
