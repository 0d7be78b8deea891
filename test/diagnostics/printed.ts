/** Runs the mistakes in the folder `mistakes`. Each section has the source and, after a line of dashes, what is printed. */
import type { Section } from '../cases/read.js';
import { pptjs } from '../cli/command.js';

const SEPARATOR = '----\n';
const FILE = /^==> (.*) <==\n/m;

/** The source of a section, and the recorded output; empty if it is not recorded yet. */
export function partsOf({ text }: Section): { readonly source: string; readonly expected: string } {
  const [source = '', expected = ''] = text.split(SEPARATOR);
  return { source: source.replace(/\n\n$/, '\n'), expected: expected.trim() };
}

/**
 * The files of a source by name. Lines such as `==> a/b.pp <==` name the files; without them the source is `site.pp`.
 * The option `newline` replaces the line feeds, and `before` stands before the text.
 */
export function filesOf({ options, ...section }: Section): Readonly<Record<string, string>> {
  const { source } = partsOf({ options, ...section });
  const [first = '', ...named] = source.split(FILE);
  const text = `${String(options['before'] ?? '')}${first.replaceAll('\n', String(options['newline'] ?? '\n'))}`;
  if (named.length === 0) return { 'site.pp': text };
  return Object.fromEntries(named.flatMap((name, index) => (index % 2 === 0 ? [[name, named[index + 1] ?? '']] : [])));
}

/** What the command of a section prints for people: `command` in its options, or else `pptjs check`. */
export async function printed({ options }: Section, cwd: string): Promise<string> {
  const command = String(options['command'] ?? 'check --quiet site.pp');
  const { stderr } = await pptjs(command.split(' '), { cwd });
  return stderr.replaceAll(cwd, '/environment').trim();
}
