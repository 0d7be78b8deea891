import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { Float } from '../values/float.js';
import { lazy } from '../values/lazy.js';
import type { Integer } from '../values/value.js';
import { refuse } from './constructor.js';

/** `Boolean(from)`: a number other than zero is true. Ignores the case of texts. */
export const newBoolean = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_boolean',
      dispatch(
        ["Variant[Integer, Float, Boolean, Enum['false', 'true', 'yes', 'no', 'y', 'n', true]] from"],
        (from: Integer | Float | boolean | string) => {
          if (typeof from === 'string') return /^(?:true|yes|y)$/i.test(from);
          if (from instanceof Float) return from.value !== 0;
          return typeof from === 'boolean' ? from : from != 0;
        },
      ),
      refuse('Boolean'),
    ),
    (general) =>
      (...args) => {
        const [from] = args;
        if (args.length === 1 && typeof from === 'number') return from !== 0;
        const word = args.length === 1 && typeof from === 'string' ? WORDS.get(from) : undefined;
        return word ?? general(...args);
      },
  ),
);

/** The texts of booleans in lower case, as most programs write them. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['y', true],
  ['false', false],
  ['no', false],
  ['n', false],
]);
