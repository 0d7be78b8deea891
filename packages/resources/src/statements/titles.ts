import { DEFAULT, evaluationError, flattenArrays, inferGeneralized, type Value } from '@pptjs/runtime/core';
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
 * @param earlier the titles of the earlier bodies of the statement, to which the titles are added
 * @throws {EvaluationError} MISSING_TITLE, MISSING_TITLE_AT, EMPTY_STRING_TITLE_AT, ILLEGAL_TITLE_TYPE_AT,
 *   DUPLICATE_TITLE
 */
export function readTitles(value: Value, operand: number, earlier?: Set<Value>): BodyTitles {
  if (typeof value === 'string' && value !== '' && earlier === undefined) return { titles: [value], isDefault: false };
  if (value === null) throw evaluationError(messages.MISSING_TITLE, {}, operand);
  const seen = earlier ?? new Set();
  const titles: string[] = [];
  let isDefault = false;
  for (const [index, each] of flattenArrays(value).entries()) {
    const title = checkTitle(each, index, operand);
    if (seen.has(title)) throw evaluationError(messages.DUPLICATE_TITLE, { title: String(title) });
    seen.add(title);
    if (typeof title === 'string') titles.push(title);
    else isDefault = true;
  }
  return { titles, isDefault };
}

function checkTitle(title: Value, index: number, operand: number): string | typeof DEFAULT {
  if (title === null) throw evaluationError(messages.MISSING_TITLE_AT, { index }, operand);
  if (title === '') throw evaluationError(messages.EMPTY_TITLE_AT, { index }, operand);
  if (typeof title === 'string' || title === DEFAULT) return title;
  throw evaluationError(messages.ILLEGAL_TITLE_AT, { index, type: String(inferGeneralized(title)) }, operand);
}
