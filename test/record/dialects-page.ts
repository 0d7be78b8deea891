/** Writes the toy dialect of examples/toy-dialect into docs/dialects.md. */
import { readFileSync } from 'node:fs';

const REGION = /(<!-- toy dialect: [^\n]*-->\n)[^]*(<!-- end of the toy dialect -->)/;

const FILES = [
  ['package.json', 'json'],
  ['index.js', 'js'],
  ['runtime.js', 'js'],
  ['order.toy', 'ruby'],
] as const;

/** Returns docs/dialects.md with the current toy dialect. */
export function dialectsPage(): string {
  const files = FILES.map(([name, language]) => `\`${name}\`:\n\n\`\`\`${language}\n${textOf(name)}\`\`\`\n\n`);
  return pageText().replace(REGION, (_, start: string, end: string) => `${start}\n${files.join('')}${end}`);
}

function textOf(name: string): string {
  return readFileSync(new URL(`../../examples/toy-dialect/${name}`, import.meta.url), 'utf8');
}

function pageText(): string {
  return readFileSync(new URL('../../docs/dialects.md', import.meta.url), 'utf8');
}
