import { context, FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * Fails where the class or defined type under way was declared by code of another module, or there is none.
 *
 * @example
 * class mymod::inner {
 *   assert_private()
 * }
 */
export const assert_private = oldFunction('assert_private', (args) => {
  if (args.length > 1)
    throw new FunctionError(`assert_private(): Wrong number of arguments given (${args.length}}) for 0 or 1)`);
  const { scope } = context();
  if (scope.lookup('module_name') === scope.lookup('caller_module_name')) return null;
  const [message = null] = args;
  if (typeof message === 'string') throw new FunctionError(message);
  let owner = scope;
  while (owner.kind === 'local' && owner.parent !== null) owner = owner.parent;
  throw new FunctionError(`${owner.kind === 'define' ? 'Definition' : 'Class'} ${owner.name} is private`);
});
