import { type Dispatch, mismatch } from '../calling/define-builtin.js';
import { NoConstructorError } from '../errors/error.js';
import { formatMessage, functionError, type Message, type MessageParameters } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { inferGeneralized } from '../types/infer.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

const messages = {
  STRING_NOT_CONVERTIBLE: { text: "The string '{value}' cannot be converted to {type}" },
  VALUE_NOT_CONVERTIBLE: { text: 'Value of type {value} cannot be converted to {type}' },
} as const satisfies Record<string, Message>;

/** Returns the message for a value that no constructor of `typeName` accepts. */
export function notConvertible(value: Value, typeName: string): string {
  if (typeof value === 'string') return formatMessage(messages.STRING_NOT_CONVERTIBLE, { value, type: typeName });
  return formatMessage(messages.VALUE_NOT_CONVERTIBLE, { value: String(inferGeneralized(value)), type: typeName });
}

/** Creates the error for a type that has no constructor. */
export function noConstructor(type: PuppetType): NoConstructorError {
  return new NoConstructorError(formatMessage(sharedMessages.NO_CONSTRUCTOR, { type: String(type) }));
}

/** Rejects any single value (and options) that the preceding overloads do not accept. */
export function refuse(typeName: string, parameters: readonly string[] = ['Any from']): Dispatch {
  return mismatch(parameters, (from: Value) => notConvertible(from, typeName));
}

/** Throws an error whose message does not begin with the function's name. */
export function fail<M extends Message>(message: M, parameters: MessageParameters<M>): never {
  throw functionError(message, parameters);
}
