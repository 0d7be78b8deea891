import { context, type Definition, type ErrorOrigin, type EvaluationContext } from '@pptjs/runtime/core';

/**
 * The file, line and column of a declaration, from 1. `file` is empty for code that is in no file. They are null if the
 * place is unknown. An implementation may compute them when they are read. Most declarations have no column.
 */
export interface DeclarationPlace {
  readonly file: string | null;
  readonly line: number | null;
  readonly column?: number | null;
  /** The part of the source that messages about the declaration show, if it is known more exactly. */
  readonly origin?: ErrorOrigin | undefined;
}

/** The place of resources and parameters that no statement declares. */
export const NO_PLACE: DeclarationPlace = { file: null, line: null };

/** Formats a place as `(file: x.pp, line: 3)`, without its unknown parts. Returns '' if the place is unknown. */
export function placeText({ file, line, column = null }: DeclarationPlace): string {
  const parts: string[] = [];
  if (file !== null && file !== '') parts.push(`file: ${file}`);
  if (line !== null) parts.push(`line: ${line}`);
  if (column !== null) parts.push(`column: ${column}`);
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}

/** Returns `prefix` followed by the text of a place, or '' if the place is unknown. */
export function placeSuffix(place: DeclarationPlace, prefix = ' '): string {
  const text = placeText(place);
  return text === '' ? '' : prefix + text;
}

/** Appends a place to a text. */
export function withPlace(text: string, place: DeclarationPlace): string {
  return text + placeSuffix(place);
}

/** The location of a file that compiled code names. Empty for code that is in no file. */
export function locationOf({ services }: EvaluationContext, file: string): string {
  return file === '' ? '' : (services.places?.fileOf?.(file) ?? file);
}

/** The place of a definition in the current context. */
export function definitionPlace({ file, line }: Definition): DeclarationPlace {
  return { file: locationOf(context(), file), line };
}
