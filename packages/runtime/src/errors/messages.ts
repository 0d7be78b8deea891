/**
 * Run-time messages are declared once, as data: a package lists its messages in one table, and the code that fails names
 * an entry of the table. This file has what all tables share: the shape of an entry and how placeholders are filled.
 */
import { type Blame, EvaluationError, FunctionError, withHelp } from './error.js';

/** One message: Puppet's issue code (without one, `RUNTIME_ERROR`), a text with `{placeholders}`, and advice of pptjs. */
export interface Message {
  readonly code?: string;
  readonly text: string;
  /** How to fix the problem, without placeholders. */
  readonly help?: string;
}

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values for the placeholders of a message. */
export type MessageParameters<M extends Message> = Readonly<Record<Placeholders<M['text']>, string | number | bigint>>;

/** Fills the placeholders of a message. A placeholder without a value stays as it is. */
export function formatMessage<M extends Message>(message: M, parameters: MessageParameters<M>): string {
  const values: Readonly<Record<string, string | number | bigint>> = parameters;
  return message.text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * Creates an error that Puppet reports under its own issue code.
 *
 * @param blame the part of the failing call that the error is located at
 */
export function evaluationError<M extends Message>(
  message: M,
  parameters: MessageParameters<M>,
  blame: Blame = 'self',
): EvaluationError {
  return withHelp(
    new EvaluationError(message.code ?? 'RUNTIME_ERROR', formatMessage(message, parameters), blame),
    message.help,
  );
}

/** Creates an error of a function's body. Puppet reports it as `Error while evaluating a Function Call, <message>`. */
export function functionError<M extends Message>(message: M, parameters: MessageParameters<M>): FunctionError {
  return new FunctionError(formatMessage(message, parameters));
}
