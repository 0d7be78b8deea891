import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { enumerated } from '../calling/iterate.js';
import { rubyEquals } from '../operators/ruby-equals.js';
import { truthy } from '../operators/truthy.js';
import { characterCount } from '../text/slice.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import type { Value } from '../values/value.js';
import { searches } from './support/search.js';

/**
 * Returns the index (for a hash: the key) of the first element that equals a value, or for which a block returns a true
 * value. For a string, returns the position of the first substring or match. Returns undef if there is none. Strings
 * are compared with regard to case.
 *
 * @example
 * ['a', 'b', 'c'].index('b') # => 1
 */
export const index = withFastPath(
  defineBuiltin(
    'index',
    ...searches(
      (_, visitAll) => {
        let found: Value = null;
        visitAll((key, answer) => {
          if (!truthy(answer)) return false;
          found = key;
          return true;
        });
        return found;
      },
      (_key, value) => value,
    ),
    dispatch(['String str', 'Variant[String, Regexp] match'], (text: string, match: string | PuppetRegExp) => {
      const at = match instanceof PuppetRegExp ? text.search(match.expressionFor(text)) : text.indexOf(match);
      return at < 0 ? null : characterCount(text.slice(0, at));
    }),
    dispatch(['Iterable enumerable', 'Any match'], (enumerable: Value, match: Value) => {
      if (enumerable instanceof PuppetHash) {
        for (const [key, value] of enumerable) if (rubyEquals(value, match)) return key;
        return null;
      }
      let at = 0;
      for (const element of enumerated(enumerable)) {
        if (rubyEquals(element, match)) return at;
        at++;
      }
      return null;
    }),
  ),
  (general) =>
    (...args) => {
      const [list, match] = args;
      if (args.length !== 2 || typeof match !== 'string' || !Array.isArray(list)) return general(...args);
      const at = list.indexOf(match);
      return at < 0 ? null : at;
    },
);
