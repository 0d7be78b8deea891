import { readdirSync, readFileSync } from 'node:fs';
import type { BuiltinFunction } from '@pptjs/runtime/internal';
import { stdlibFunctions } from '@pptjs/stdlib';

/** The comment above a function. */
export interface Documentation {
  readonly name: string;
  readonly function: BuiltinFunction;
  /** Paragraphs of Markdown. */
  readonly text: readonly string[];
  /** The documented result. Undefined if a test cannot run the example. */
  readonly example: { readonly source: string; readonly result?: string } | undefined;
}

const folder = new URL('../../packages/stdlib/src/functions/', import.meta.url);

/** The lines of the comments above all exported constants, by the names of the constants. */
function readComments(): ReadonlyMap<string, readonly string[]> {
  const comment = /\/\*\*\n((?: \*.*\n)*?) \*\/\nexport const (\w+)(?:: BuiltinFunction)? = /g;
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return new Map(
    sources.flatMap((source) =>
      Array.from(source.matchAll(comment), ([, lines = '', name = '']) => [
        name.replace(/_$/, ''),
        lines.split('\n').map((line) => line.replace(/^ \* ?/, '')),
      ]),
    ),
  );
}

/** The documentation of every function of stdlib, sorted by name. */
export function documentation(): Documentation[] {
  const comments = readComments();
  return stdlibFunctions().map((each) => {
    const name = each.puppetName;
    const lines = comments.get(name.replace('::', '_')) ?? comments.get(name.replace('stdlib::', ''));
    if (lines === undefined) throw new Error(`${name} has no documentation`);
    const at = lines.indexOf('@example');
    const text = (at < 0 ? lines : lines.slice(0, at))
      .join('\n')
      .trim()
      .split('\n\n')
      .map((paragraph) => paragraph.replaceAll('\n', ' '));
    if (at < 0) return { name, function: each, text, example: undefined };
    const example = lines
      .slice(at + 1)
      .join('\n')
      .trim();
    const [source = '', result] = example.split(' # => ');
    return { name, function: each, text, example: { source, ...(result !== undefined && { result }) } };
  });
}

/** The functions that report a deprecation, which is an error unless `strict` is `warning` or `off`. */
export const deprecatedFunctions: ReadonlySet<string> = new Set(
  `is_absolute_path is_array is_bool is_float is_ip_address is_ipv4_address is_ipv6_address is_numeric is_string
  sprintf_hash validate_absolute_path validate_array validate_bool validate_hash validate_integer validate_ip_address
  validate_ipv4_address validate_ipv6_address validate_numeric validate_re validate_slength validate_string`.split(
    /\s+/,
  ),
);
