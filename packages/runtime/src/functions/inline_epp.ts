import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import type { PuppetHash } from '../values/hash.js';

/**
 * Evaluates an EPP template that is given as text. A hash gives values to the template's parameters; without it the
 * template reads the variables that the call sees. The text is Sensitive where something in it is.
 *
 * @example
 * inline_epp('Hello <%= $name %>!', {'name' => 'world'}) # => 'Hello world!'
 */
export const inline_epp = defineBuiltin(
  'inline_epp',
  dispatch(
    ['String template', String.raw`Hash[Pattern[/^\w+$/], Any] parameters?`],
    (template: string, parameters: PuppetHash | null = null) =>
      service('templates', 'inline_epp').evaluate(template, null, parameters),
    { returns: 'Variant[String, Sensitive[String]]' },
  ),
);
