import { EvaluationError, FunctionError, type Place } from '@pptjs/runtime/core';

/** Where in a file something was declared. `file` is empty for code that has none. */
export interface DeclarationPlace {
  readonly file: string | null;
  readonly line: number | null;
  readonly column?: number | null;
}

/** `(file: x.pp, line: 3, column: 1)`, without the parts that are not known; empty where nothing is. */
export function placeText(
  file: string | null | undefined,
  line: number | null | undefined,
  column?: number | null,
): string {
  const parts: string[] = [];
  if (file !== null && file !== undefined && file !== '') parts.push(`file: ${file}`);
  if (line !== null && line !== undefined) parts.push(`line: ${line}`);
  if (column !== null && column !== undefined) parts.push(`column: ${column}`);
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

/** A text with the place behind it, if there is one. */
export function withPlace(text: string, place: DeclarationPlace): string {
  const suffix = placeText(place.file, place.line, place.column);
  return suffix === '' ? text : `${text} ${suffix}`;
}

/**
 * What is wrong with a declaration, said by a part that does not know in which statement it was called: the entry
 * points make an error of a resource statement or of a function call from it.
 */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
}

/**
 * A failure of the reference's own code, which it words as Ruby does. Where no statement reports it, it is one of the
 * whole compilation.
 */
export class ReferenceFailure extends DeclarationError {
  readonly kind: string;

  /** @param kind the name of Ruby's class of errors */
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }

  ofCompilation(): CatalogError {
    return new CatalogError(`Puppet::Parser::Compiler failed with error ${this.kind}: ${this.message}`);
  }
}

/** A title that the type of the resource cannot take apart. */
export function unreadableTitle(title: string): string {
  return `No set of title patterns matched the title "${title}".`;
}

/**
 * An error of the catalog as a whole, or of a resource that was declared long before. The message is final: the place,
 * where there is one, is within it, and it is not worded as an evaluation error.
 */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  /** What the reference calls the error's class. */
  readonly kind: string;
  /** The message without the place. */
  readonly reason: string;

  constructor(message: string, place: DeclarationPlace = { file: null, line: null }, kind = 'Puppet::Error') {
    super(withPlace(message, place));
    this.kind = kind;
    this.reason = message;
  }
}

/** What an error says that has no place of its own to be found; an evaluation error is told by who locates it. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && !(cause instanceof EvaluationError) ? `, ${cause.message}` : '';
}

/** An error in a defined type's body, seen from the resource that was being evaluated. */
export class DefinedTypeError extends EvaluationError {
  override readonly cause: unknown;

  constructor(cause: unknown, file: string | null, line: number | null) {
    const place: Place | undefined = line === null ? undefined : { file: file ?? '', line, column: null };
    super('RUNTIME_ERROR', `Error while evaluating a Resource Statement${reasonOf(cause)}`, 'self', place);
    this.cause = cause;
  }
}

/** Runs `body`; what is wrong with a declaration in it becomes an error of the statement. */
export function inStatement<T>(statement: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof DeclarationError)
      throw new EvaluationError('RUNTIME_ERROR', `Error while evaluating ${statement}, ${error.message}`);
    throw error;
  }
}

/** Runs `body`; what is wrong with a declaration in it becomes an error of the function call. */
export function inFunction<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof DeclarationError) throw new FunctionError(error.message);
    throw error;
  }
}
