import { DEFAULT, EvaluationError, inferGeneralized, type Value } from '@pptjs/runtime/core';
import { flatten } from './flatten.js';

/** The titles of a body; `default` says that it is the body with the defaults. */
export interface Titles {
  readonly titles: readonly string[];
  readonly isDefault: boolean;
}

/**
 * What a title expression says: a text, `default`, or an array of those, of any depth.
 * @throws {EvaluationError} MISSING_TITLE, MISSING_TITLE_AT, EMPTY_STRING_TITLE_AT, ILLEGAL_TITLE_TYPE_AT
 */
export function readTitles(value: Value, operand: number): Titles {
  if (typeof value === 'string' && value !== '') return { titles: [value], isDefault: false };
  if (value === null)
    throw new EvaluationError('MISSING_TITLE', 'Missing title. The title expression resulted in undef', operand);
  const titles: string[] = [];
  let isDefault = false;
  for (const [index, title] of flatten(value).entries()) {
    if (title === DEFAULT) isDefault = true;
    else titles.push(checkTitle(title, index, operand));
  }
  return { titles, isDefault };
}

function checkTitle(title: Value, index: number, operand: number): string {
  if (title === null) {
    const message = `Missing title at index ${index}. The title expression resulted in an undef title`;
    throw new EvaluationError('MISSING_TITLE_AT', message, operand);
  }
  if (title === '') {
    const message = `Empty string title at ${index}. Title strings must have a length greater than zero.`;
    throw new EvaluationError('EMPTY_STRING_TITLE_AT', message, operand);
  }
  if (typeof title === 'string') return title;
  const message = `Illegal title type at index ${index}. Expected String, got ${inferGeneralized(title)}`;
  throw new EvaluationError('ILLEGAL_TITLE_TYPE_AT', message, operand);
}

/** @throws {EvaluationError} DUPLICATE_TITLE */
export function checkDistinct(bodies: readonly Titles[]): void {
  if (bodies.length === 1 && bodies[0]!.titles.length < 2) return;
  const seen = new Set<string>();
  let hasDefault = false;
  for (const { titles, isDefault } of bodies) {
    if (isDefault && hasDefault) throw duplicateTitle('default');
    hasDefault ||= isDefault;
    for (const title of titles) {
      if (seen.has(title)) throw duplicateTitle(title);
      seen.add(title);
    }
  }
}

function duplicateTitle(title: string): EvaluationError {
  return new EvaluationError(
    'DUPLICATE_TITLE',
    `The title '${title}' has already been used in this resource expression`,
  );
}
