import { functionError } from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

/**
 * Returns the first argument that is neither undef nor an empty string.
 *
 * @example
 * pick(undef, '', 'a') # => 'a'
 */
export const pick = legacyFunction('pick', (args) => {
  const value = args.find((each) => each !== '' && each !== null);
  if (value === undefined) throw functionError(messages.PICK_NO_VALUE, {});
  return value;
});

/**
 * Returns the first argument that is neither undef nor an empty string. Without such an argument, returns the last one.
 *
 * @example
 * pick_default(undef, 'a', 'b') # => 'a'
 */
export const pick_default = legacyFunction('pick_default', (args) => {
  if (args.length === 0) throw functionError(messages.PICK_DEFAULT_NO_ARGUMENT, {});
  return args.find((each) => each !== '' && each !== null) ?? args.at(-1);
});
