import { readFileSync } from 'node:fs';
import { type BuiltinFunction, builtinFunctions } from '@pptjs/runtime/internal';

/** The parsed comment above a function. */
export interface Documentation {
  readonly name: string;
  readonly function: BuiltinFunction;
  /** Paragraphs of Markdown. */
  readonly text: readonly string[];
  readonly example: { readonly source: string; readonly result: string };
}

const folder = new URL('../../packages/runtime/src/functions/', import.meta.url);

/** Returns the documentation of every built-in function, ordered by name. */
export function documentation(): Documentation[] {
  const list = ['builtins.ts', 'index.ts'].map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const files = new Map(
    Array.from(list.matchAll(/export \{ ([^}]*) \} from '\.\/([\w-]+)\.js'/g), ([, names, file]) =>
      names!.split(', ').map((name) => [name.replace(/.* as /, '').replace(/_$/, ''), file!] as const),
    ).flat(),
  );
  return builtinFunctions().map((function_) => {
    const name = function_.puppetName;
    const source = readFileSync(new URL(`${files.get(name)}.ts`, folder), 'utf8');
    const comment = new RegExp(String.raw`/\*\*\n((?: \*.*\n)*?) \*/\nexport const ${name}_? = `).exec(source);
    if (comment === null) throw new Error(`${name} has no documentation`);
    const lines = comment[1]!.split('\n').map((line) => line.replace(/^ \* ?/, ''));
    const at = lines.indexOf('@example');
    const example = /^(.*) # => (.*)$/s.exec(
      lines
        .slice(at + 1)
        .join('\n')
        .trim(),
    );
    if (at < 0 || example === null) throw new Error(`${name} has no example`);
    const text = lines
      .slice(0, at)
      .join('\n')
      .trim()
      .split('\n\n')
      .map((paragraph) => paragraph.replaceAll('\n', ' '));
    return { name, function: function_, text, example: { source: example[1]!, result: example[2]! } };
  });
}
