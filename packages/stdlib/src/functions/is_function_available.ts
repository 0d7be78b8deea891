import { builtinFunction, context, FunctionError } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/** Those of stdlib that were never of the old interface; the function does not know them. */
const NEW: ReadonlySet<string> = new Set([
  'batch_escape',
  'fact',
  'is_a',
  'length',
  'os_version_gte',
  'parsehocon',
  'parsepson',
  'powershell_escape',
  'seeded_rand_string',
  'shell_escape',
  'sprintf_hash',
  'to_json',
  'to_json_pretty',
  'to_python',
  'to_ruby',
  'to_toml',
  'to_yaml',
  'type_of',
  'validate_legacy',
]);

/**
 * Whether there is a function of a name without `::`.
 *
 * @example
 * is_function_available('upcase') # => true
 */
export const is_function_available = oldFunction('is_function_available', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_function_available?(): Wrong number of arguments given ${args.length} for 1`);
  const [name = null] = args;
  if (typeof name !== 'string' || !/^[a-z]\w*$/.test(name)) return false;
  if (builtinFunction(name) !== undefined) return true;
  return !NEW.has(name) && context().definitions.find('function', name) !== undefined;
});
