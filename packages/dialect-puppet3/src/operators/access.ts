import { evaluationError, Float, isArray, PuppetHash, type Scope, type Value } from '@pptjs/runtime/internal';
import { isNumber, numberOf } from '../values/number.js';
import { shown, textOf } from '../values/text.js';
import { add } from './arithmetic.js';
import { messages } from './messages.js';

/**
 * `$x[key]`, also for several brackets in a row. An index can be negative; a fraction of it is cut off. What does not
 * exist is undef.
 * @throws {EvaluationError} NOT_A_COLLECTION, NOT_AN_INDEX
 */
export function at(value: Value, ...keys: Value[]): Value {
  return keys.reduce((container, key, i) => element(container, key, keys.length - 1 - i), value);
}

/** @param laterBrackets the number of brackets after this one, for the place of an error */
function element(container: Value, key: Value, laterBrackets: number): Value {
  if (container instanceof PuppetHash) return container.get(keyOf(key)) ?? null;
  if (!isArray(container)) {
    const parameters = { value: shown(container), key: shown(key) };
    throw within(evaluationError(messages.NOT_A_COLLECTION, parameters), laterBrackets);
  }
  const index = numberOf(key);
  if (index === null) throw within(evaluationError(messages.NOT_AN_INDEX, { key: shown(key) }), laterBrackets);
  return container.at(Math.trunc(index instanceof Float ? index.value : Number(index))) ?? null;
}

function within<E extends { laterBrackets: number | undefined }>(error: E, laterBrackets: number): E {
  error.laterBrackets = laterBrackets;
  return error;
}

/** The keys of hashes are texts, so a number is the text that it has in the source. */
function keyOf(key: Value): Value {
  return isNumber(key) ? textOf(key) : key;
}

/**
 * The value of `$name += value`: the value of the variable of the scope around this one with `value` appended. Arrays
 * are concatenated, hashes merged, texts joined, results of arithmetic added. Without such a variable, it is `value`.
 * @throws {EvaluationError} ILLEGAL_REASSIGNMENT if the variable exists in this scope, ILLEGAL_APPEND for values that
 *   do not fit together
 */
export function appendToVariable(scope: Scope, name: string, value: Value): Value {
  if (scope.own(name) !== undefined) throw evaluationError(messages.ILLEGAL_APPEND, { name });
  const before = scope.lookup(name) ?? null;
  if (before === null || before === '') return value;
  if (isArray(before) && isArray(value)) return [...before, ...value];
  if (before instanceof PuppetHash && value instanceof PuppetHash) return PuppetHash.from([...before, ...value]);
  if (typeof before === 'string' && typeof value === 'string') return before + value;
  if (isNumber(before) && isNumber(value)) return add(before, value);
  throw evaluationError(messages.APPEND_TYPES, { value: textOf(value), type: textOf(before) });
}
