import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import type { PuppetHash } from '../values/hash.js';

/**
 * Evaluates an EPP template given as text. A hash supplies the template's parameters. Without it, the template reads
 * the variables that are visible at the call. The result is Sensitive if the template prints a Sensitive value.
 *
 * @example
 * inline_epp('Hello <%= $name %>!', {'name' => 'world'}) # => 'Hello world!'
 */
export const inline_epp = defineBuiltin(
  'inline_epp',
  { readsScope: true, readsMatches: true },
  dispatch(
    ['String template', String.raw`Hash[Pattern[/^\w+$/], Any] parameters?`],
    (template: string, parameters: PuppetHash | null = null) =>
      service('templates', 'inline_epp').evaluate(template, null, parameters),
    { returns: 'Variant[String, Sensitive[String]]', mayReturnEarly: true },
  ),
);
