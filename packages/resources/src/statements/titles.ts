import {
  DEFAULT,
  type EvaluationError,
  evaluationError,
  flattenArrays,
  inferGeneralized,
  type Value,
} from '@pptjs/runtime/core';
import * as messages from '../errors/messages.js';

/** The titles of a resource body. */
export interface BodyTitles {
  readonly titles: readonly string[];
  /** Whether one of the titles is `default`: the attributes of this body are the defaults of the other bodies. */
  readonly isDefault: boolean;
}

/**
 * Reads the value of a title expression: a String, `default`, or an Array of them, nested at any depth.
 * @param operand the index of the title among the operands of the statement, for errors
 * @throws {EvaluationError} MISSING_TITLE, MISSING_TITLE_AT, EMPTY_STRING_TITLE_AT, ILLEGAL_TITLE_TYPE_AT
 */
export function readTitles(value: Value, operand: number): BodyTitles {
  if (typeof value === 'string' && value !== '') return { titles: [value], isDefault: false };
  if (value === null) throw evaluationError(messages.MISSING_TITLE, {}, operand);
  const titles: string[] = [];
  let isDefault = false;
  for (const [index, title] of flattenArrays(value).entries()) {
    if (title === DEFAULT) isDefault = true;
    else titles.push(checkTitle(title, index, operand));
  }
  return { titles, isDefault };
}

function checkTitle(title: Value, index: number, operand: number): string {
  if (title === null) throw evaluationError(messages.MISSING_TITLE_AT, { index }, operand);
  if (title === '') throw evaluationError(messages.EMPTY_TITLE_AT, { index }, operand);
  if (typeof title === 'string') return title;
  throw evaluationError(messages.ILLEGAL_TITLE_AT, { index, type: String(inferGeneralized(title)) }, operand);
}

/** @throws {EvaluationError} DUPLICATE_TITLE */
export function checkDistinctTitles(bodies: readonly BodyTitles[]): void {
  if (bodies.length === 1 && (bodies[0]?.titles.length ?? 0) < 2) return;
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
  return evaluationError(messages.DUPLICATE_TITLE, { title });
}
