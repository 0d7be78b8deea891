/** Functions about types, functions, time and the code that is being evaluated. */
import {
  type Block,
  builtinFunction,
  callByName,
  context,
  defineBuiltin,
  dispatch,
  Float,
  functionError,
  FunctionError,
  inferDetailed,
  isArray,
  isInteger,
  PuppetHash,
  type PuppetType,
  type Value,
} from '@pptjs/runtime/internal';
import { factAt } from '../catalog/facts.js';
import { warnDeprecated } from '../legacy/deprecation-warning.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { unsupportedArgument } from '../values/class-names.js';
import { mapSensitive } from '../values/sensitive.js';

/**
 * Fails unless the code that declared the current class or defined type belongs to the same module. Also fails outside
 * of classes and defined types.
 *
 * @example
 * class mymod::inner {
 *   assert_private()
 * }
 */
export const assert_private = legacyFunction('assert_private', assertPrivate, { actsOnScope: true });

function assertPrivate(args: readonly Value[]): Value {
  if (args.length > 1) throw functionError(messages.ASSERT_PRIVATE_ARGUMENT_COUNT, { given: args.length });
  const { scope } = context();
  if (scope.lookup('module_name') === scope.lookup('caller_module_name')) return null;
  const [message = null] = args;
  if (typeof message === 'string') throw new FunctionError(message);
  let owner = scope;
  while (owner.kind === 'local' && owner.parent !== null) owner = owner.parent;
  const kind = owner.kind === 'define' ? 'Definition' : 'Class';
  throw functionError(messages.PRIVATE, { kind, owner: owner.name });
}

/**
 * Logs a deprecation warning once for each key. Returns the warning, or undef if it was logged before.
 *
 * @example
 * deprecation('old', 'this is old')
 */
export const deprecation = defineBuiltin(
  'deprecation',
  dispatch(['String key', 'String message'], (key: string, message: string) => warnDeprecated(key, message)),
);

/** Since version 9.2 of the module, the function can ignore `strict`, and always returns undef. */
export const deprecationRegardlessOfStrict = defineBuiltin(
  'deprecation',
  dispatch(
    ['String key', 'String message', 'Boolean use_strict_setting?'],
    (key: string, message: string, followsStrict?: boolean) => {
      warnDeprecated(key, message, { followsStrict });
      return null;
    },
  ),
);

/**
 * Returns whether a function with a name exists.
 *
 * @example
 * stdlib::has_function('upcase') # => true
 */
export const has_function = defineBuiltin(
  'stdlib::has_function',
  dispatch(
    ['String[1] function_name'],
    (name: string) => builtinFunction(name) !== undefined || context().definitions.find('function', name) !== undefined,
    { returns: 'Boolean' },
  ),
);

/**
 * Returns whether a value is an instance of a type, like the operator `=~`.
 *
 * @example
 * 80.is_a(Stdlib::Port) # => true
 */
export const is_a = defineBuiltin(
  'is_a',
  dispatch(['Any value', 'Type type'], (value: Value, type: PuppetType) => type.isInstance(value)),
);

/** The functions of stdlib that Puppet defines by the current API only, so that `is_function_available` misses them. */
const CURRENT_API: ReadonlySet<string> = new Set([
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
 * Returns whether a function with a name without `::` exists.
 *
 * @example
 * is_function_available('upcase') # => true
 */
export const is_function_available = legacyFunction('is_function_available', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, {
      name: 'is_function_available?',
      given: args.length,
      expected: '1',
    });
  const [name = null] = args;
  if (typeof name !== 'string' || !/^[a-z]\w*$/.test(name)) return false;
  if (builtinFunction(name) !== undefined) return true;
  return !CURRENT_API.has(name) && context().definitions.find('function', name) !== undefined;
});

const osVersionSignature = dispatch(
  ['String[1] os', 'String[1] version'],
  (name: string, version: string) => {
    const major = factAt('os', 'release', 'major');
    if (factAt('os', 'name') !== name || typeof major !== 'string') return false;
    return Number(callByName('versioncmp', [major, version])) >= 0;
  },
  { returns: 'Boolean' },
);

/**
 * Returns whether the node runs an operating system in a major release or a later one.
 *
 * @example
 * os_version_gte('Debian', '9')
 */
export const os_version_gte = defineBuiltin('os_version_gte', osVersionSignature);

/**
 * Returns whether the node runs an operating system in a major release or a later one.
 *
 * @example
 * stdlib::os_version_gte('Debian', '9')
 */
export const stdlib_os_version_gte = defineBuiltin('stdlib::os_version_gte', osVersionSignature);

/**
 * Opens Ruby's debugger. JavaScript has no such debugger, so the function always fails, as Puppet does without the gem
 * `pry`.
 */
export const pry = legacyFunction('pry', () => {
  throw functionError(messages.NO_PRY, {});
});

/**
 * Unwraps the Sensitive values at any depth of a value. The result is Sensitive if there was any. A block converts the
 * unwrapped value.
 *
 * @example
 * stdlib::rewrap_sensitive_data({ 'a' => Sensitive('x') }).unwrap # => { 'a' => 'x' }
 */
export const rewrap_sensitive_data = defineBuiltin(
  'stdlib::rewrap_sensitive_data',
  dispatch(['Any data', 'Callable[Any] &block?'], (data: Value, block?: Block) =>
    mapSensitive(data, block ?? ((plain) => plain)),
  ),
);

/**
 * Returns the current time in seconds since 1970-01-01 (UTC). A time zone is accepted and ignored.
 *
 * @example
 * time() > 1500000000 # => true
 */
export const time = legacyFunction('time', (args) => {
  if (args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT_PLAIN, { name: 'time', given: args.length, expected: '0 or 1' });
  const [zone = ''] = args;
  if (typeof zone !== 'string' && !isArray(zone) && !(zone instanceof PuppetHash))
    throw unsupportedArgument('time', 'a String with a time zone', zone);
  return Math.floor(Date.now() / 1000);
});

/**
 * Returns the current time in seconds since 1970-01-01 (UTC). A time zone is accepted and ignored.
 *
 * @example
 * stdlib::time() > 1500000000 # => true
 */
export const stdlib_time = defineBuiltin(
  'stdlib::time',
  dispatch(['String timezone?'], () => Math.floor(Date.now() / 1000), { returns: 'Integer' }),
);

const typeOfSignature = dispatch(['Any value'], (value: Value) => inferDetailed(value));

/**
 * Returns the detailed type of a value. Deprecated: use Puppet's function `type`.
 *
 * @example
 * type_of(1) # => Integer[1, 1]
 */
export const type_of = defineBuiltin('type_of', typeOfSignature);

/**
 * Returns the detailed type of a value.
 *
 * @example
 * stdlib::type_of(1) # => Integer[1, 1]
 */
export const stdlib_type_of = defineBuiltin('stdlib::type_of', typeOfSignature);

/**
 * Returns the name of a value's type in Puppet 3: `string`, `array`, `hash`, `float`, `integer` or `boolean`. The text
 * of a number counts as a number.
 *
 * @example
 * type3x('1.5') # => 'float'
 */
export const type3x = legacyFunction('type3x', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'type3x', given: args.length, expected: '1' });
  return legacyTypeName(value);
});

function legacyTypeName(value: Value): string {
  if (isInteger(value)) return 'integer';
  if (value instanceof Float) return 'float';
  if (typeof value === 'boolean') return 'boolean';
  if (isArray(value)) return 'array';
  if (value instanceof PuppetHash) return 'hash';
  if (typeof value !== 'string') throw functionError(messages.TYPE3X_UNKNOWN_TYPE, {});
  if (/^-?(?:0|[1-9]\d*)$/.test(value)) return 'integer';
  return /^-?(?:0|[1-9]\d*)\.\d+$/.test(value) ? 'float' : 'string';
}
