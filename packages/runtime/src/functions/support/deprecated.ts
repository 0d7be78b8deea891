import { context, type EvaluationContext } from '../../context/context.js';
import { findService } from '../../context/services.js';

const told = new WeakMap<EvaluationContext, Set<string>>();

/** Makes a context remember what was warned of in others: `keys` is what they share. */
export function shareWarnings(of: EvaluationContext, keys: Set<string>): void {
  told.set(of, keys);
}

/**
 * Whether this is the first time that the evaluation, or one that shares its warnings, is about to warn of something.
 */
export function isFirstWarning(key: string): boolean {
  const here = context();
  let keys = told.get(here);
  if (keys === undefined) told.set(here, (keys = new Set()));
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}

/**
 * Warns once of what a message says, unless `strict` is `off`. `place`: once for each line that a call stands in, which
 * the message tells, whatever `strict` is.
 */
export function deprecated(message: string, { place = false } = {}): void {
  if (!place && context().strict === 'off') return;
  warnOnce(message, place ? placeText() : UNKNOWN);
}

/** Warns once of what a message says, with the place behind it that it speaks of. */
export function warnOnce(message: string, place: string = UNKNOWN): void {
  const text = `${message}\n   ${place}`;
  if (isFirstWarning(text)) context().log({ level: 'warning', message: text });
}

const UNKNOWN = '(file & line not available)';

/** Where the function that is called now is called. */
function placeText(): string {
  const place = findService('places')?.of(new Error('place'));
  return place ? `(file: ${place.file === '' ? 'unknown' : place.file}, line: ${place.line})` : UNKNOWN;
}
