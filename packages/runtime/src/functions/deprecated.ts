import { context, type EvaluationContext } from '../evaluation/context.js';

const told = new WeakMap<EvaluationContext, Set<string>>();

/** Makes a context remember what was warned of in others: `keys` is what they share. */
export function shareWarnings(of: EvaluationContext, keys: Set<string>): void {
  told.set(of, keys);
}

/** Whether this is the first time that the evaluation, or one that shares its warnings, is about to warn of something. */
export function isFirstWarning(key: string): boolean {
  const here = context();
  let keys = told.get(here);
  if (keys === undefined) told.set(here, (keys = new Set()));
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}

/** Warns once in an evaluation of what a message says, unless `strict` is `off`. `place`: the reference adds where the call stands. */
export function deprecated(message: string, { place = false } = {}): void {
  const here = context();
  if (here.strict === 'off' || !isFirstWarning(message)) return;
  if (place) here.log({ level: 'warning', message, trace: new Error(message) });
  else here.log({ level: 'warning', message: `${message}\n   (file & line not available)` });
}
