import {
  formatMessage,
  isArray,
  isFirstWarning,
  pcoreDeferredType,
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
  return value instanceof PuppetObject && pcoreDeferredType().isInstance(value);
}

/**
 * Returns the type of the result of a Deferred. If the function does not declare it, returns `undefined` and warns once.
 * @throws {DeclarationError} if the function does not exist or does not accept the arguments
 */
export function deferredResultType(state: CatalogState, value: PuppetObject): PuppetType | undefined {
  const name = rubyText(value.get('name') ?? null);
  const args = value.get('arguments') ?? null;
  const signatures = signaturesOf(state, name);
  if (signatures === undefined) throw declarationError(messages.UNKNOWN_DEFERRED_FUNCTION, { name });
  const signature = isArray(args) ? signatures?.find((candidate) => candidate.accepts(args)) : undefined;
  if (signatures !== null && signature === undefined) throw noMatchingArity(name, args);
  const type = signature?.returns?.();
  if (type === undefined) warnAboutType(state, name);
  return type;
}

/**
 * Returns null for a function whose signatures are unknown, and `undefined` if there is no such function. A program that
 * does not contain all built-in functions knows the signatures of the other functions only.
 */
function signaturesOf({ context }: CatalogState, name: string): readonly Signature[] | null | undefined {
  const { functions } = context.services;
  const builtin = functions?.signatures(name);
  if (builtin !== undefined) return builtin;
  const definition = context.definitions.find('function', name);
  if (definition === undefined) return functions === undefined ? null : undefined;
  return 'native' in definition ? (definition.signatures ?? null) : [signatureOf(definition)];
}

function noMatchingArity(name: string, args: Value): DeclarationError {
  const { message } = declarationError(messages.DEFERRED_ARITY, { name, arguments: rubyText(args) });
  return new DeclarationError(message, { isArgumentError: true });
}

function warnAboutType({ context }: CatalogState, name: string): void {
  const message = formatMessage(messages.DEFERRED_WITHOUT_TYPE, { name });
  if (isFirstWarning(message)) context.log({ level: 'warning', message });
}
