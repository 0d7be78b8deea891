import {
  type BreakSignal,
  type ErrorOrigin,
  EvaluationError,
  formatMessage,
  FunctionError,
  type Message,
  type MessageParameters,
  type Place,
  placeWithLine,
  TracedError,
  withAdviceOf,
  withHelp,
} from '@pptjs/runtime/core';
import { BREAK_IN_DEFINED_TYPE } from './messages.js';
import { type DeclarationPlace, NO_PLACE, withPlace } from './place.js';

/**
 * A declaration is wrong, but the code that finds out does not know in which statement it runs. `inStatement` and
 * `inFunction` turn it into an error of a resource statement or of a function call.
 */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
  /**
   * Whether Puppet raises it as Ruby's ArgumentError. If no statement reports such an error, Puppet reports that its
   * compiler failed.
   */
  readonly isArgumentError: boolean;
  /** How to fix the problem. */
  declare help: string | undefined;
  /** The part of a source that causes the error. */
  declare origin: ErrorOrigin | undefined;

  constructor(message: string, { isArgumentError = false } = {}) {
    super(message);
    this.isArgumentError = isArgumentError;
  }
}

/** Puppet's class of a `CatalogError`. */
export type CatalogErrorKind =
  | 'Puppet::Error'
  | 'Puppet::ParseErrorWithIssue'
  | 'Puppet::Pops::Serialization::SerializationError';

/**
 * An error of the catalog as a whole, or of a resource that was declared earlier. The message is final: it contains the
 * place, if there is one, and has no "Evaluation Error" in front.
 */
export class CatalogError extends TracedError {
  override readonly name = 'CatalogError';
  readonly kind: CatalogErrorKind;
  /** The message without the place. */
  readonly reason: string;
  /** How to fix the problem. */
  declare help: string | undefined;
  /** The part of a source that causes the error, if it is not at `place`. */
  declare origin: ErrorOrigin | undefined;
  readonly #place: DeclarationPlace;
  /** The place of the code that caused the error, if the message does not name it. */
  declare site: DeclarationPlace | undefined;

  constructor(message: string, place: DeclarationPlace = NO_PLACE, kind: CatalogErrorKind = 'Puppet::Error') {
    super(withPlace(message, place));
    this.kind = kind;
    this.#place = place;
    this.origin = place.origin;
    this.reason = message;
  }

  /** Not a property of the object, because consoles would show the catalog, from which a place computes its line. */
  get place(): DeclarationPlace {
    return this.#place;
  }

  protected override shownPlace(): string | undefined {
    const { file, line } = this.#place;
    return file === null || file === '' || line === null ? undefined : placeWithLine(file, line);
  }
}

/** An error in the body of a defined type or of a class of a node classifier, located at the resource that was being evaluated. */
export class DefinedTypeError extends EvaluationError {
  override readonly cause: unknown;

  constructor(cause: unknown, { file, line }: DeclarationPlace) {
    const place: Place | undefined = line === null ? undefined : { file: file ?? '', line, column: null };
    super('RUNTIME_ERROR', `Error while evaluating a Resource Statement${reasonOf(cause)}`, 'self', place);
    this.cause = cause;
  }
}

/** A `break()` in the body of a defined type. Puppet reports it at the place of the call, without the resource. */
export class DefinedTypeBreakError extends EvaluationError {
  constructor({ trace }: BreakSignal) {
    super(BREAK_IN_DEFINED_TYPE.code, BREAK_IN_DEFINED_TYPE.text);
    if (trace.stack !== undefined) this.stack = trace.stack;
  }
}

/** The message of an error that has no place of its own. The host adds the message of an evaluation error itself. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && !(cause instanceof EvaluationError) ? `, ${cause.message}` : '';
}

/** Creates a `CatalogError` with a declared message. */
export function catalogError<M extends Message>(
  message: M,
  parameters: MessageParameters<M>,
  place: DeclarationPlace = NO_PLACE,
  kind: CatalogErrorKind = 'Puppet::Error',
): CatalogError {
  return new CatalogError(formatMessage(message, parameters), place, kind);
}

/** Creates a `DeclarationError` with a declared message. */
export function declarationError<M extends Message>(message: M, parameters: MessageParameters<M>): DeclarationError {
  return withHelp(new DeclarationError(formatMessage(message, parameters)), message.help);
}

/** The error that Puppet reports for an ArgumentError which no statement handles. */
export function compilerFailure(reason: string): CatalogError {
  return new CatalogError(`Puppet::Parser::Compiler failed with error ArgumentError: ${reason}`);
}

/**
 * Runs `body`.
 * @param statement the statement with its article: `a Resource Statement`
 * @throws {EvaluationError} RUNTIME_ERROR, which names the statement, for a `DeclarationError`
 */
export function inStatement<T>(statement: string, body: () => T, blame: number | 'self' = 'self'): T {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    const failure = new EvaluationError(
      'RUNTIME_ERROR',
      `Error while evaluating ${statement}, ${error.message}`,
      blame,
    );
    throw withAdviceOf(failure, error);
  }
}

/**
 * Runs `body`.
 * @throws {FunctionError} for a `DeclarationError`
 */
export function inFunction<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw withAdviceOf(new FunctionError(error.message), error);
  }
}

/**
 * Runs `body` on a completed catalog.
 * @throws {CatalogError} for a `DeclarationError`
 */
export function inCatalog<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof DeclarationError)) throw error;
    throw withAdviceOf(new CatalogError(error.message), error);
  }
}
