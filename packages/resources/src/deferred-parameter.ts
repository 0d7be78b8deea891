import {
  builtinFunction,
  context,
  pcoreDeferredType,
  isArray,
  isFirstWarning,
  PuppetObject,
  type PuppetType,
  rubyText,
  type Signature,
  signatureOf,
  type Value,
} from '@pptjs/runtime/core';
import { ReferenceFailure } from './errors.js';

/** Whether a value is a Deferred, which may stand for a value of any type: it is the agent's call that gives it. */
export function isDeferred(value: Value): value is PuppetObject {
  return value instanceof PuppetObject && pcoreDeferredType().isInstance(value);
}

const NO_FUNCTION = `undefined method \`dispatcher' for NilClass:Class

      dispatcher = func.class.dispatcher.find_matching_dispatcher(value.arguments)
                             ^^^^^^^^^^^
Did you mean?  display`;

/**
 * The type of what the call of a Deferred gives; undefined where the function does not say, which is warned of once.
 * @throws {ReferenceFailure} where there is no such function, or it does not take the arguments
 */
export function deferredType(value: PuppetObject): PuppetType | undefined {
  const name = value.get('name') as string;
  const given = value.get('arguments') ?? null;
  const signatures = signaturesOf(name);
  if (signatures === undefined) throw new ReferenceFailure('NoMethodError', NO_FUNCTION);
  const signature = isArray(given) ? signatures?.find((each) => each.accepts(given)) : undefined;
  if (signatures !== null && signature === undefined)
    throw new ReferenceFailure(
      'ArgumentError',
      `No matching arity found for ${name} with arguments ${rubyText(given)}`,
    );
  const type = signature?.returns?.();
  if (type === undefined) warnOf(name);
  return type;
}

/** Null for functions that check their arguments themselves. */
function signaturesOf(name: string): readonly Signature[] | null | undefined {
  const builtin = builtinFunction(name);
  if (builtin !== undefined) return builtin.signatures;
  const definition = context().definitions.find('function', name);
  if (definition === undefined) return undefined;
  return 'native' in definition ? null : [signatureOf(definition)];
}

function warnOf(name: string): void {
  const message = `Deferred function ${name} has no return_type, unable to guarantee value type during compilation.\n   (file & line not available)`;
  if (isFirstWarning(message)) context().log({ level: 'warning', message });
}
