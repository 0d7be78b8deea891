import { caseFiles, readSections } from '../cases/read.js';

export interface LoweringCase {
  /** `<file> <number of the case in the file>` */
  readonly id: string;
  /** The heading above the case. */
  readonly group: string;
  readonly source: string;
}

/** The facts of each case. */
export const facts = { os: 'linux' };

/** The name of the source in messages. Puppet requires an absolute path if a case defines something. */
export const file = '/case.pp';

/** The cases of `cases/*.pp`. A heading covers a group of cases, which lines with `----` separate. */
export function loweringCases(): LoweringCase[] {
  return caseFiles(new URL('cases/', import.meta.url), '.pp').flatMap(({ name, text }) =>
    readSections(text)
      .flatMap(({ title, text: body }) =>
        body
          .trimEnd()
          .split('\n----\n')
          .map((source) => ({ group: title, source })),
      )
      .map((row, index) => ({ id: `${name} ${index + 1}`, ...row })),
  );
}
