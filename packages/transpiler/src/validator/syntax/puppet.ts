import { parse } from '../../parser/index.js';
import { summarize } from '../../diagnostics/summary.js';
import { validate } from '../validate.js';
import type { ValidationOptions } from '../visitor.js';

/** What is wrong with the text; null where it is Puppet (or a template). The message is what the reference's compiler would stop with. */
export function puppetFault(text: string, { strict, tasks }: ValidationOptions, epp: boolean): string | null {
  const { program, diagnostics } = parse(text, { epp, ...(tasks === undefined ? {} : { tasks }) });
  const found = program === null ? diagnostics : [...diagnostics, ...validate(program, { file: '', ...(strict === undefined ? {} : { strict }), ...(tasks === undefined ? {} : { tasks }) })];
  return summarize(found).message;
}
