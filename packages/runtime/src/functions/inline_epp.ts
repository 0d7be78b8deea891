import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { service } from '../context/services.js';
import { reportText } from '../errors/long-text.js';
import { memoize } from '../text/memoize.js';
import type { Argument } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { Value } from '../values/value.js';
import { templateText } from './support/template-text.js';

/**
 * Evaluates an EPP template given as text. A hash supplies the template's parameters. Without it, the template reads
 * the variables that are visible at the call. The result is Sensitive if the template prints a Sensitive value.
 *
 * @example
 * inline_epp('Hello <%= $name %>!', {'name' => 'world'}) # => 'Hello world!'
 */
export const inline_epp = withFastPath(
  defineBuiltin(
    'inline_epp',
    { readsScope: true, readsMatches: true },
    dispatch(
      ['String template', String.raw`Hash[Pattern[/^\w+$/], Any] parameters?`],
      (template: string, parameters: PuppetHash | null = null) => render(template, parameters),
      { returns: 'Variant[String, Sensitive[String]]', mayReturnEarly: true },
    ),
  ),
  (general) =>
    (...args) => {
      const [template, parameters] = args;
      return args.length === 2 && typeof template === 'string' && hasPlainNames(parameters)
        ? render(template, parameters)
        : general(...args);
    },
);

function render(template: string, parameters: PuppetHash | null): Value {
  const text = templateText('inline_epp', () =>
    service('templates', 'inline_epp').evaluate(template, null, parameters),
  );
  reportText(text);
  return text;
}

/** Whether a value is a hash whose keys are all names that a parameter can have. */
function hasPlainNames(value: Argument | undefined): value is PuppetHash {
  return value instanceof PuppetHash && value.every((key) => typeof key === 'string' && isPlainName(key));
}

const isPlainName = memoize((name) => /^[a-z]\w*$/.test(name));
