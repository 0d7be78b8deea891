import { service } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { undefinedMethod } from '../presentation/ruby-errors.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { DEFAULT } from '../values/default.js';
import type { Value } from '../values/value.js';
import { defineOldBuiltin } from './support/define-old.js';

/**
 * Evaluates ERB templates given as texts, and joins the results. A text without tags is returned as it is. ERB contains
 * Ruby code: the host must allow it with the service `ruby`.
 *
 * @example
 * inline_template('just text') # => 'just text'
 */
export const inline_template = defineOldBuiltin('inline_template', { atLeast: 1, readsScope: true }, (args) =>
  args.map(evaluate).join(''),
);

function evaluate(source: Value): string {
  if (typeof source !== 'string') throw refusal(source);
  return source.includes('<%') ? service('ruby', 'inline_template').evaluate(source, null) : source;
}

/** What Ruby says where it looks at the encoding of what is no string. */
function refusal(source: Value): FunctionError {
  const [method, line, mark] =
    source === DEFAULT
      ? ['b', 's = s.b # see String#b', '     ^^']
      : ['encoding', 'enc = s.encoding', '       ^^^^^^^^^'];
  if (source === false)
    return new FunctionError(
      "Failed to parse inline template: FileSystem implementation expected Pathname, got: 'NilClass'",
    );
  const similar = source instanceof ResourceType || source instanceof ClassType ? '\nDid you mean?  encode_with' : '';
  return new FunctionError(
    `Failed to parse inline template: ${undefinedMethod(method, source).message}\n\n      ${line}\n      ${mark}${similar}`,
  );
}
