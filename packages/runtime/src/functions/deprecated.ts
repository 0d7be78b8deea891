import { context, type EvaluationContext } from '../evaluation/context.js';

const told = new WeakMap<EvaluationContext, Set<string>>();

/** Warns once in an evaluation of what a message says, unless `strict` is `off`. `place`: the reference adds where the call stands. */
export function deprecated(message: string, { place = false } = {}): void {
  const here = context();
  if (here.strict === 'off') return;
  let messages = told.get(here);
  if (messages === undefined) told.set(here, (messages = new Set()));
  if (messages.has(message)) return;
  messages.add(message);
  if (place) here.log({ level: 'warning', message, trace: new Error(message) });
  else here.log({ level: 'warning', message: `${message}\n   (file & line not available)` });
}
