/** The texts of names in declarations, imports and exports. */
import type * as ESTree from 'estree';
import { WIDTH } from './width.js';

/** The name of a variable in a declaration or pattern. */
export function nameOf(node: ESTree.Node | null): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'Property') return '';
  const variable = nameOf(node.value);
  return node.shorthand ? variable : `${nameOf(node.key)}: ${variable}`;
}

/** `{ a, b, c }`, over several lines where it is long. */
export function filled(names: readonly string[], width: number): string {
  const line = `{ ${names.join(', ')} }`;
  if (line.length <= width) return line;
  const lines = [''];
  for (const name of names) {
    const current = lines.at(-1) ?? '';
    if (current.length + name.length > WIDTH - 4) lines.push(`${name}, `);
    else lines[lines.length - 1] = `${current}${name}, `;
  }
  return `{\n${lines.map((text) => `  ${text.trimEnd()}\n`).join('')}}`;
}
