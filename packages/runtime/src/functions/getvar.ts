import { defineBuiltin, dispatch, mismatch } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';
import { navigateText } from './support/navigation.js';

/**
 * Returns the value of a variable by name, or the value at a path of keys and indexes after the name. Returns the
 * default (or undef) if there is none. If the path does not fit the data, a block is called with an Error, and its
 * result is returned.
 *
 * @example
 * getvar('facts.nosuch', 'none') # => 'none'
 */
export const getvar = defineBuiltin(
  'getvar',
  { readsScope: true },
  dispatch(
    [
      String.raw`Pattern[/\A(?:::)?(?:[a-z]\w*::)*[a-z_]\w*(?:\.|\Z)/] get_string`,
      'Any default_value?',
      'Callable[1, 1] &block?',
    ],
    (text: string, fallback: Value = null, block?: Block) => {
      const dot = text.indexOf('.');
      const name = dot < 0 ? text : text.slice(0, dot);
      const value = context().scope.lookup(name) ?? null;
      return dot < 0 || dot === text.length - 1
        ? (value ?? fallback)
        : navigateText(value, text.slice(dot + 1), fallback, block);
    },
  ),
  mismatch(
    ['String get_string', 'Any default_value?', 'Callable &block?'],
    () => 'The given string does not start with a valid variable name',
  ),
);
