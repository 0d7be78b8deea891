import { readdirSync, readFileSync } from 'node:fs';

export interface LoweringCase {
  /** `<file> <number>` */
  readonly id: string;
  readonly source: string;
}

/** What each case is evaluated with. */
export const facts = { os: 'linux' };

/** The name of the source in messages: the reference wants an absolute path where a case defines something. */
export const file = '/case.pp';

const folder = new URL('cases/', import.meta.url);

/** The cases of `cases/*.pp`, which lines of `----` part. */
export function loweringCases(): LoweringCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pp'))
    .toSorted()
    .flatMap((name) => {
      const sources = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n----\n');
      return sources.map((source, index) => ({ id: `${name.slice(0, -3)} ${index + 1}`, source }));
    });
}
