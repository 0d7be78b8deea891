import { callByName, defineBuiltin, dispatch, type PuppetHash, undefinedMethod } from '@pptjs/runtime';
import { warnDeprecated } from '../legacy/deprecation.js';

/**
 * Puts the values of a hash into a text, where `%<name>s` and `%{name}` stand. Deprecated: `sprintf` takes a hash too.
 *
 * @example
 * sprintf_hash('%<n>03d', { 'n' => 5 }) # => '005'
 */
export const sprintf_hash = defineBuiltin(
  'sprintf_hash',
  dispatch(['String format', 'Hash arguments'], (format: string, values: PuppetHash) => {
    warnDeprecated(
      'sprintf_hash',
      'This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead',
    );
    for (const key of values.keys()) if (typeof key !== 'string') throw undefinedMethod('to_sym', key, ['to_s']);
    return callByName('sprintf', [format, values]);
  }),
);
