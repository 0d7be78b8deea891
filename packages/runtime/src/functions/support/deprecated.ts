import { context, type EvaluationContext } from '../../context/context.js';
import { findService } from '../../context/services.js';
import { ContextSlot } from '../../context/settings.js';

/** The keys of the warnings that an evaluation has reported. */
const REPORTED_WARNINGS = new ContextSlot<Set<string>>();

/** Lets an evaluation share the record of reported warnings with others. `keys` is the shared record. */
export function shareWarnings(of: EvaluationContext, keys: Set<string>): void {
  REPORTED_WARNINGS.set(of, keys);
}

/**
 * Returns whether this is the first warning with a key in this evaluation, or in one that shares its record of
 * warnings.
 */
export function isFirstWarning(key: string): boolean {
  const current = context();
  let keys = REPORTED_WARNINGS.get(current);
  if (keys === undefined) REPORTED_WARNINGS.set(current, (keys = new Set()));
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}

/**
 * Reports a deprecation once, unless `strict` is `off`. With `place`, reports it once for each calling line, adds that
 * line to the message, and ignores `strict`.
 */
export function deprecated(message: string, { place = false } = {}): void {
  if (!place && context().strict === 'off') return;
  warnOnce(message, place ? placeText() : UNKNOWN_PLACE);
}

/** Reports a warning once, with a place after the message. */
export function warnOnce(message: string, place: string = UNKNOWN_PLACE): void {
  const text = `${message}\n   ${place}`;
  if (isFirstWarning(text)) context().log({ level: 'warning', message: text });
}

const UNKNOWN_PLACE = '(file & line not available)';

/** Returns the place of the call of the current function. */
function placeText(): string {
  const place = findService('places')?.of(new Error('place'));
  return place ? `(file: ${place.file === '' ? 'unknown' : place.file}, line: ${place.line})` : UNKNOWN_PLACE;
}
