import {
  formatMessage,
  isArray,
  isFirstWarning,
  type ParameterErrors,
  PuppetObject,
  type PuppetType,
  rubyText,
  type Signature,
  signatureOf,
  type Value,
} from '@pptjs/runtime/core';
import { DeclarationError, declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { CatalogState } from '../state/state.js';

/** Whether a value is a Deferred. The agent calls its function, and the result may be of any type. */
export function isDeferred(value: Value): value is PuppetObject {
  return value instanceof PuppetObject && value.type.isNamed('Deferred');
}

/** The result of a Deferred. */
export interface DeferredResult {
  /** `undefined` if the function does not declare it. */
  readonly type: PuppetType | undefined;
  /** Explains results that do not fit; `undefined` if the types of the function are plain. */
  readonly errors: ParameterErrors | undefined;
}

/**
 * Returns the type of the result of a Deferred. If the function does not declare it, warns once.
 * @throws {DeclarationError} if the function does not exist or does not accept the arguments
 */
export function deferredResult(state: CatalogState, value: PuppetObject): DeferredResult {
  const name = rubyText(value.get('name') ?? null);
  const args = value.get('arguments') ?? null;
  const { signatures, errors } = functionOf(state, name);
  if (signatures === undefined) throw declarationError(messages.UNKNOWN_DEFERRED_FUNCTION, { name });
  const signature = isArray(args) ? signatures?.find((candidate) => candidate.accepts(args)) : undefined;
  if (signatures !== null && signature === undefined) throw noMatchingArity(name, args);
  const type = signature?.returns?.();
  if (type === undefined) warnAboutType(state, name);
  return { type, errors };
}

/** A function that a Deferred names. */
interface DeferredFunction {
  /** Null if the signatures are unknown; `undefined` if there is no such function. */
  readonly signatures: readonly Signature[] | null | undefined;
  readonly errors?: ParameterErrors | undefined;
}

/** A program that does not contain all built-in functions knows the signatures of the other functions only. */
function functionOf({ context }: CatalogState, name: string): DeferredFunction {
  const { functions } = context.services;
  const builtin = functions?.signatures(name);
  const errors = functions?.errors;
  if (builtin !== undefined) return { signatures: builtin, errors };
  const definition = context.definitions.find('function', name);
  if (definition === undefined) return { signatures: functions === undefined ? null : undefined };
  if ('native' in definition) return { signatures: definition.signatures ?? null, errors };
  return { signatures: [signatureOf(definition)], errors: definition.errors.ofParameters };
}

function noMatchingArity(name: string, args: Value): DeclarationError {
  const { message } = declarationError(messages.DEFERRED_ARITY, { name, arguments: rubyText(args) });
  return new DeclarationError(message, { isArgumentError: true });
}

function warnAboutType({ context }: CatalogState, name: string): void {
  const message = formatMessage(messages.DEFERRED_WITHOUT_TYPE, { name });
  if (isFirstWarning(message)) context.log({ level: 'warning', message });
}
