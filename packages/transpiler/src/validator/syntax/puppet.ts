import { summarize, type Summary } from '../../diagnostics/summary.js';
import { parse } from '../../parser/index.js';
import { validate } from '../validate.js';
import type { ValidationOptions } from '../visitor.js';

/** What is wrong with a text that should be Puppet (or a template), as the reference's compiler would tell it. */
export function puppetSummary(text: string, { strict, tasks }: ValidationOptions, epp: boolean): Summary {
  const { program, diagnostics } = parse(text, { epp, ...(tasks === undefined ? {} : { tasks }) });
  const found =
    program === null
      ? diagnostics
      : [
          ...diagnostics,
          ...validate(program, {
            file: '',
            ...(strict === undefined ? {} : { strict }),
            ...(tasks === undefined ? {} : { tasks }),
          }),
        ];
  return summarize(found);
}
