import type { LookupRequest, LookupService } from '../../context/services.js';
import { LookupError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { assertType } from '../../types/mismatch/index.js';
import { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';

const messages = {
  NO_DATA_LOOKUP: { text: "The function '{name}' needs data: the host has provided no data lookup" },
  NO_STRATEGY: {
    text: "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'",
  },
  UNKNOWN_STRATEGY: { text: "Unknown merge strategy: '{strategy}'" },
} as const satisfies Record<string, Message>;

/**
 * Answers a request of `lookup`: returns the first value among overrides, data, default values, the block and the
 * default.
 * @param suggest returns the question that suggests similar names for a name without a value
 * @throws {LookupError} if there is no value
 * @throws {FunctionError} if the value is not an instance of the requested type
 */
export function answerLookup(
  request: LookupRequest,
  find: (name: string) => Value | undefined,
  suggest: (name: string) => string | undefined = () => undefined,
): Value {
  const { names, override, defaultValuesHash, valueType, block, defaultValue } = request;
  const check = (subject: string, value: Value): Value => {
    if (valueType !== null) assertType(`${subject} has wrong type,`, valueType, value);
    return value;
  };
  for (const name of names) {
    const replacement = override?.get(name);
    if (replacement !== undefined) return check(`Value found for key '${name}' in override hash`, replacement);
    const value = find(name);
    if (value !== undefined) return check('Found value', value);
  }
  for (const name of names) {
    const value = defaultValuesHash?.get(name);
    if (value !== undefined) return check(`Value found for key '${name}' in default values hash`, value);
  }
  if (block !== undefined)
    return check('Value returned from default block', block(names.length === 1 ? names[0]! : names));
  if (defaultValue !== undefined) return check('Default value', defaultValue);
  throw notFound(names, suggest);
}

/** Creates the error for one or several names without a value. See `answerLookup`. */
export function notFound(names: readonly string[], suggest: (name: string) => string | undefined): LookupError {
  const list = names.map((name) => `'${name}'`).join(', ');
  const error = new LookupError(
    names.length === 1
      ? `Function lookup() did not find a value for the name ${list}`
      : `Function lookup() did not find a value for any of the names [${list}]`,
  );
  for (const name of names) error.help ??= suggest(name);
  return error;
}

/** The service that is used if the host provides no data. */
export const NO_DATA: LookupService = {
  lookup: (request) => {
    checkStrategy(request.merge);
    return answerLookup(request, () => undefined);
  },
  hiera: (_kind, key, _override, fallback) => {
    if (fallback === undefined) throw notFound([key], () => undefined);
    return fallback();
  },
  data: (name) => {
    throw functionError(messages.NO_DATA_LOOKUP, { name });
  },
};

const STRATEGIES = new Set<Value>(['first', 'default', 'unique', 'hash', 'deep', 'unconstrained_deep', 'reverse_deep']);

function checkStrategy(merge: Value): void {
  const name = merge instanceof PuppetHash ? (merge.get('strategy') ?? null) : merge;
  if (merge instanceof PuppetHash && typeof name !== 'string') {
    throw functionError(messages.NO_STRATEGY, {});
  }
  if (name !== null && !STRATEGIES.has(name))
    throw functionError(messages.UNKNOWN_STRATEGY, { strategy: String(name) });
}
