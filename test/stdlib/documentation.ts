import { readFileSync } from 'node:fs';
import type { BuiltinFunction } from '@pptjs/runtime';
import { stdlibFunctions } from '@pptjs/stdlib';

/** What the comment above a function says. */
export interface Documentation {
  readonly name: string;
  readonly function: BuiltinFunction;
  /** Paragraphs of Markdown. */
  readonly text: readonly string[];
  /** Without a result where it needs what a test has not. */
  readonly example: { readonly source: string; readonly result?: string } | undefined;
}

const folder = new URL('../../packages/stdlib/src/functions/', import.meta.url);

/** The documentation of every function of stdlib, in the order of their names. */
export function documentation(): Documentation[] {
  const index = readFileSync(new URL('index.ts', folder), 'utf8');
  const names = Array.from(index.matchAll(/export \{ (?:\w+ as )?(\w+) \}/g), ([, name]) => name!);
  const sources = names.map((name) => [name, readFileSync(new URL(`${name}.ts`, folder), 'utf8')] as const);
  return stdlibFunctions().map((function_) => {
    const name = function_.puppetName;
    const plain = name.replace('stdlib::', '');
    const [file, source] = sources.find(([each]) => each === name.replace('::', '_')) ??
      sources.find(([each]) => each === plain) ?? ['', ''];
    const comment = new RegExp(
      String.raw`/\*\*\n((?: \*.*\n)*?) \*/\nexport const ${file}_?(?:: BuiltinFunction)? = `,
    ).exec(source);
    if (comment === null) throw new Error(`${name} has no documentation`);
    const lines = comment[1]!.split('\n').map((line) => line.replace(/^ \* ?/, ''));
    const at = lines.indexOf('@example');
    const text = (at < 0 ? lines : lines.slice(0, at))
      .join('\n')
      .trim()
      .split('\n\n')
      .map((paragraph) => paragraph.replaceAll('\n', ' '));
    if (at < 0) return { name, function: function_, text, example: undefined };
    const [code = '', result] = lines
      .slice(at + 1)
      .join('\n')
      .trim()
      .split(' # => ');
    return { name, function: function_, text, example: { source: code, ...(result !== undefined && { result }) } };
  });
}
